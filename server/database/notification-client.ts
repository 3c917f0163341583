import { Client, escapeIdentifier } from 'pg';
import { ChannelListeners, type ChannelListener } from './channel-listeners.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const CONNECT_TIMEOUT = 10_000;
/** Nothing is asked on this connection: only such probes find out that the other end is gone. */
const IDLE_BEFORE_PROBE = 10_000;
const FIRST_DELAY = 250;
/** Short enough that a server whose database is back is ready again within seconds. */
const LONGEST_DELAY = 2_000;

/** One connection for LISTEN, made when first needed and made again, with growing pauses, when it is lost. */
export class NotificationClient {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #listeners = new ChannelListeners();
  /** Set while it listens. */
  #client: Client | undefined;
  /** The first connection, or the attempt to make it. */
  #first: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /** Whether what is told on the channels is heard; without channels there is nothing to miss. */
  get isListening(): boolean {
    return this.#client !== undefined || this.#listeners.channels().length === 0;
  }

  /** @throws Error when there is no connection to begin with; one that is lost later is made again */
  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    const isNew = this.#listeners.add(channel, listener);
    try {
      await (this.#first ??= this.#open());
    } catch (error) {
      this.#first = undefined;
      this.#listeners.remove(channel, listener);
      throw error;
    }
    if (isNew) await this.#tell('LISTEN', channel);
    return async () => {
      if (this.#listeners.remove(channel, listener)) await this.#tell('UNLISTEN', channel);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  /** Without a connection there is nothing to say: the next one listens to the channels of then. */
  async #tell(command: 'LISTEN' | 'UNLISTEN', channel: string): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#client?.query(`${command} ${escapeIdentifier(channel)}`);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  async #open(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'lens-portal events',
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      keepAliveInitialDelayMillis: IDLE_BEFORE_PROBE,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection for events ended')));
    client.on('notification', ({ channel, payload }) =>
      this.#listeners.tell(channel, payload ?? ''),
    );
    try {
      await client.connect();
      await this.#listenToAll(client);
    } catch (error) {
      endQuietly(client);
      throw error;
    }
    if (this.#closed) endQuietly(client);
    else this.#client = client;
  }

  /** Also to channels that are added meanwhile. */
  async #listenToAll(client: Client): Promise<void> {
    const heard = new Set<string>();
    const next = () => this.#listeners.channels().find((channel) => !heard.has(channel));
    for (let channel = next(); channel !== undefined; channel = next()) {
      heard.add(channel);
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    }
  }

  /** A lost connection says so more than once; only the first counts. An attempt that fails says so by itself. */
  #lost(client: Client, error: Error): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (this.#closed) return;
    endQuietly(client);
    this.#onError(error);
    this.#reconnectAfter(FIRST_DELAY);
  }

  #reconnectAfter(delay: number): void {
    this.#retry = setTimeout(() => {
      this.#open().then(
        () => this.#listeners.tellGap(),
        (error: Error) => {
          if (this.#closed) return;
          this.#onError(error);
          this.#reconnectAfter(Math.min(delay * 2, LONGEST_DELAY));
        },
      );
    }, delay);
  }
}

/** Gives the socket back; of a connection that is lost there is nothing more to be heard. */
function endQuietly(client: Client): void {
  client.end().catch(() => undefined);
}
