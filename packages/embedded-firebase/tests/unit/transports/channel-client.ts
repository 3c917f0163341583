interface BackOptions {
  /** The last array that the client has. */
  aid?: number;
  longPolling?: boolean;
  signal?: AbortSignal;
}

/** A WebChannel client bare enough to misbehave on purpose. */
export class ChannelClient {
  readonly #url: string;
  sid = '';
  #rid = 100;

  constructor(base: string, rpc: 'Listen' | 'Write' = 'Listen') {
    this.#url = `${base}/google.firestore.v1.Firestore/${rpc}/channel?VER=8`;
  }

  async open(messages: unknown[] = [], headers = ''): Promise<Response> {
    const form = formOf(
      messages.map((message) => JSON.stringify(message)),
      0,
    );
    form.set('headers', headers);
    const response = await fetch(`${this.#url}&RID=1&CVER=22`, { method: 'POST', body: form });
    const [[, [, sid]]] = JSON.parse(withoutLength(await response.clone().text()));
    this.sid = sid;
    return response;
  }

  /** Posts JSON texts as messages `offset` and following. */
  forward(texts: string[], offset: number, aid = 0): Promise<Response> {
    const url = `${this.#url}&SID=${this.sid}&RID=${this.#rid++}&AID=${aid}`;
    return fetch(url, { method: 'POST', body: formOf(texts, offset) });
  }

  back({ aid = 0, longPolling = false, signal }: BackOptions = {}): Promise<Response> {
    const mode = `AID=${aid}&CI=${longPolling ? 1 : 0}&TYPE=xmlhttp&RID=rpc`;
    return fetch(`${this.#url}&SID=${this.sid}&${mode}`, signal ? { signal } : {});
  }

  terminate(method = 'POST'): Promise<Response> {
    return fetch(`${this.#url}&SID=${this.sid}&RID=${this.#rid++}&TYPE=terminate`, { method });
  }
}

function formOf(texts: string[], offset: number): URLSearchParams {
  const form = new URLSearchParams({ count: String(texts.length), ofs: String(offset) });
  texts.forEach((text, index) => form.set(`req${index}___data__`, text));
  return form;
}

function withoutLength(chunk: string): string {
  return chunk.slice(chunk.indexOf('\n') + 1);
}

/** Reads `[id, payload]` arrays off a back channel until there are `count`. */
export async function readArrays(response: Response, count: number): Promise<[number, unknown][]> {
  const arrays: [number, unknown][] = [];
  const decoder = new TextDecoder();
  let text = '';
  if (!response.body) return arrays;
  const reader = response.body.getReader();
  while (arrays.length < count) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    for (let match = /^(\d+)\n/.exec(text); match; match = /^(\d+)\n/.exec(text)) {
      const end = match[0].length + Number(match[1]);
      if (text.length < end) break;
      arrays.push(...JSON.parse(text.slice(match[0].length, end)));
      text = text.slice(end);
    }
  }
  reader.releaseLock();
  return arrays;
}
