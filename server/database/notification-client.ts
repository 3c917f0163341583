import { Client, escapeIdentifier } from 'pg';
import { ChannelListeners, type ChannelListener } from './channel-listeners.ts';

const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;

/** One connection for LISTEN, made when first needed and made again, with growing pauses, when it breaks. */
export class NotificationClient {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #listeners = new ChannelListeners();
  #client: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #delay = FIRST_DELAY;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    const isNew = this.#listeners.add(channel, listener);
    this.#client ??= this.#connect();
    const client = await this.#client;
    if (isNew) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    return async () => {
      if (!this.#listeners.remove(channel, listener) || this.#closed) return;
      await (await this.#client)?.query(`UNLISTEN ${escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'lens-portal events',
      keepAlive: true,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection for events ended')));
    client.on('notification', ({ channel, payload }) =>
      this.#listeners.tell(channel, payload ?? ''),
    );
    await client.connect();
    for (const channel of this.#listeners.channels()) {
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    }
    this.#delay = FIRST_DELAY;
    return client;
  }

  /** A broken connection says so more than once; only the first counts. */
  #lost(client: Client, error: Error): void {
    client.removeAllListeners('end');
    if (this.#closed || this.#retry) return;
    this.#onError(error);
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#client = this.#connect();
      this.#client.then(
        () => this.#listeners.tellGap(),
        (error: Error) => {
          this.#onError(error);
          if (!this.#closed && !this.#retry) this.#reconnectLater();
        },
      );
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }
}
