/** Asks the service; the token, if any, travels in the header alone. */
export class Api {
  token = '';

  headers() {
    return this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
  }

  /** Throws an Error with the problem's title. */
  get(path) {
    return this.ask(path, { headers: this.headers() });
  }
  /** Of no one game, where a seat's token is not known. */
  list(path) {
    return this.ask(path, {});
  }
  /** As {@link get}. */
  post(path, body) {
    return this.ask(path, { method: 'POST', headers: { ...this.headers(), 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }
  async ask(path, request) {
    const answer = await fetch(`/v1${path}`, request);
    const body = await answer.json();
    if (!answer.ok) throw new Error(body.detail ?? body.title);
    return body;
  }

  /**
   * Server-sent events by `fetch`, since an EventSource cannot send a token. Calls `seen(id, data)` for each and comes back for more when the line breaks, until `signal` says so.
   */
  async follow(path, from, signal, seen, lost) {
    for (let next = from, pause = 500; !signal.aborted; pause = Math.min(2 * pause, 10_000)) {
      try {
        const answer = await fetch(`/v1${path}?from=${next}`, { headers: { ...this.headers(), accept: 'text/event-stream' }, signal });
        if (!answer.ok) throw new Error(answer.statusText);
        for await (const { id, data } of eventsIn(answer.body)) {
          next = Number(id) + 1;
          pause = 500;
          seen(Number(id), data);
        }
      } catch {
        if (signal.aborted) return;
      }
      lost();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function* eventsIn(body) {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const field = (name) =>
        part
          .split('\n')
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2))
          .join('\n');
      if (field('data') !== '') yield { id: field('id'), data: JSON.parse(field('data')) };
    }
  }
}
