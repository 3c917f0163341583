import type { IncomingHttpHeaders } from 'node:http';

/** One chunk of a WebChannel answer; the length counts UTF-16 units, as JavaScript strings do. */
export function frame(value: unknown): string {
  const json = JSON.stringify(value);
  return `${json.length}\n${json}`;
}

/** Messages `offset`, `offset + 1`, … of the channel, each still JSON text. */
export interface ForwardMessages {
  offset: number;
  messages: string[];
}

/** What a forward request (or the handshake) carries; numbers that are none count as 0. */
export function forwardMessages(form: URLSearchParams): ForwardMessages {
  const messages: string[] = [];
  for (let text = form.get('req0___data__'); text !== null;) {
    messages.push(text);
    text = form.get(`req${messages.length}___data__`);
  }
  return { offset: wholeNumber(form.get('ofs')), messages };
}

/** A number of the query or form, 0 if it is absent or no natural number. */
export function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/**
 * The Authorization header of a handshake. The SDK hides its headers in the body's `headers` block
 * (or in `$httpHeaders` of the query) so that the browser need not ask by a preflight.
 */
export function handshakeAuthorization(
  query: URLSearchParams,
  form: URLSearchParams,
  headers: IncomingHttpHeaders,
): string | undefined {
  const block = form.get('headers') ?? query.get('$httpHeaders') ?? '';
  for (const line of block.split('\r\n')) {
    const [, value] = /^authorization:\s*(.*)$/i.exec(line) ?? [];
    if (value !== undefined) return value;
  }
  return headers.authorization;
}
