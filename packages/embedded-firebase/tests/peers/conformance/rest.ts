import type { Target } from '../peers.ts';
import type { Fields } from './cases.ts';

/** The recorded requests are the JSON that Firestore takes over REST. */
export class Rest {
  readonly #target: Target;

  constructor(target: Target) {
    this.#target = target;
  }

  get database(): string {
    return `projects/${this.#target.projectId}/databases/(default)`;
  }

  /** What was recorded, in this project and database. */
  here<Recorded>(recorded: Recorded): Recorded {
    const text = JSON.stringify(recorded);
    return JSON.parse(
      text.replaceAll('projects/projectID/databases/(default)', this.database),
    ) as Recorded;
  }

  /** @throws Error with what Firestore answered, unless it is 200 */
  async call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://${this.#target.address}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${answer}`);
    return JSON.parse(answer);
  }

  /** Removes every document, by the emulator's own call. */
  async clear(): Promise<void> {
    const url = `http://${this.#target.address}/emulator/v1/${this.database}/documents`;
    const { status } = await fetch(url, { method: 'DELETE' });
    if (status !== 200) throw new Error(`Clearing answered ${status}`);
  }

  commit(writes: readonly object[]): Promise<unknown> {
    return this.call(`${this.database}/documents:commit`, { writes });
  }

  /** Null when there is none. */
  async read(name: string): Promise<{ fields: Fields; updateTime: string } | null> {
    const found = (await this.call(`${this.database}/documents:batchGet`, {
      documents: [name],
    })) as { found?: { fields?: Fields; updateTime: string } }[];
    const document = found[0]?.found;
    return document ? { fields: document.fields ?? {}, updateTime: document.updateTime } : null;
  }
}
