import { connect } from 'node:net';

/** A request as bytes, so that nothing on this side mends or refuses it. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly head: string;
  readonly body: string;
}

const HOST = '127.0.0.1';
/** How long a stream that does not end is listened to. */
const STREAM_MS = 30;
const PATIENCE_MS = 20_000;
const isStream = (text: string): boolean => /^content-type: *text\/event-stream/imu.test(text);

/** Sends bytes and hears what comes until the line is closed. Rejects if it stays open and silent. */
export const exchanged = (port: number, bytes: string | Uint8Array, patienceMs = PATIENCE_MS): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, HOST);
    let text = '';
    const silence = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${patienceMs} ms to ${String(bytes).slice(0, 300)}; so far ${text}`));
    }, patienceMs);
    const done = (): void => {
      clearTimeout(silence);
      socket.destroy();
      resolve(text);
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (isStream(text)) setTimeout(done, STREAM_MS);
    });
    socket.once('end', done);
    socket.once('error', done); // a line that the other side has cut: what came before counts
    socket.write(bytes);
  });

const unchunked = (text: string): string => {
  let [rest, body] = [text, ''];
  for (let size = /^([0-9a-f]+)\r\n/iu.exec(rest); size; size = /^([0-9a-f]+)\r\n/iu.exec(rest)) {
    const bytes = Buffer.from(rest.slice(size[0].length));
    const length = Number.parseInt(size[1] ?? '0', 16);
    body += bytes.subarray(0, length).toString();
    rest = bytes.subarray(length + 2).toString();
  }
  return body;
};
export const answerIn = (text: string): Answer => {
  const raw = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/u, '');
  const end = raw.indexOf('\r\n\r\n');
  const [head, rest] = [raw.slice(0, end), raw.slice(end + 4)];
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(head)?.[1] ?? 0),
    type: /^content-type: *([^;\r\n]+)/imu.exec(head)?.[1] ?? '',
    head,
    body: /^transfer-encoding: *chunked/imu.test(head) ? unchunked(rest) : rest,
  };
};

const bytesOf = ({ method, path, headers = [], body }: Sent): string => {
  const length = body === undefined ? [] : [['content-length', `${Buffer.byteLength(body)}`] as const];
  const lines = [['host', HOST] as const, ['connection', 'close'] as const, ...length, ...headers].map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
};
export const asked = async (port: number, sent: Sent): Promise<Answer> => answerIn(await exchanged(port, bytesOf(sent)));
