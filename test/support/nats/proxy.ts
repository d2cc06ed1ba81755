import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server, and lets faults of the network happen. */
export interface Proxy {
  readonly url: string;
  /** While deaf, what the server says is thrown away; the client's connection is cut when that ends, since half a message would follow. */
  deaf(is: boolean): void;
  dispose(): Promise<void>;
}

export type Rewrite = (chunk: Buffer) => Buffer;

/** `rewrite` changes what the client says on its way to the server, without changing its length. */
export async function proxyTo(port: number, rewrite: Rewrite = (chunk) => chunk): Promise<Proxy> {
  const open = new Set<Socket>();
  let isDeaf = false;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const end = (): void => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    for (const socket of [client, upstream]) {
      open.add(socket.setNoDelay(true));
      socket.on('error', end).on('close', end);
    }
    client.on('data', (chunk) => upstream.write(rewrite(chunk)));
    upstream.on('data', (chunk) => {
      if (!isDeaf) client.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `nats://127.0.0.1:${(server.address() as { port: number }).port}`,
    deaf(is) {
      if (isDeaf && !is) cut();
      isDeaf = is;
    },
    async dispose() {
      cut();
      server.close();
    },
  };
}
