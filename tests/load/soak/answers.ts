import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';

export interface Answer {
  status: number;
  body: unknown;
}

export interface Asking {
  method: string;
  path: string;
  token: string;
  body?: object;
  headers?: Record<string, string>;
}

/** In ms: how long a browser waits. */
const TIMEOUT = 30_000;

/** Asks the portal as browsers do that share no connection, and counts what comes back. */
export class Answers {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: false });
  /** By status; 0 stands for none at all. */
  readonly count = new Map<number, number>();
  /** What should never be answered, in short. */
  readonly wrong: string[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Null when no answer came. */
  async ask(asking: Asking): Promise<Answer | null> {
    const answer = await this.#send(asking).catch(() => null);
    const status = answer?.status ?? 0;
    this.count.set(status, (this.count.get(status) ?? 0) + 1);
    if (status === 401 || (status >= 500 && status !== 503))
      this.wrong.push(
        `${status} to ${asking.method} ${asking.path}: ${JSON.stringify(answer?.body)}`,
      );
    return answer;
  }

  /** How many answers were of these statuses. */
  sum(isMeant: (status: number) => boolean): number {
    return [...this.count].reduce((sum, [status, n]) => (isMeant(status) ? sum + n : sum), 0);
  }

  #send({ method, path, token, body, headers }: Asking): Promise<Answer> {
    const text = body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          port: this.#port,
          host: '127.0.0.1',
          agent: this.#agent,
          method,
          path,
          signal: AbortSignal.timeout(TIMEOUT),
          headers: {
            authorization: `Bearer ${token}`,
            ...(text !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          const status = response.statusCode ?? 0;
          resolve(read(response).then((content) => ({ status, body: content })));
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }
}

async function read(response: IncomingMessage): Promise<unknown> {
  const chunks: string[] = await response.setEncoding('utf8').toArray();
  const text = chunks.join('');
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
}
