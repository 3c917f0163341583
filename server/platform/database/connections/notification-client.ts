import { Client, escapeIdentifier } from 'pg';
import { isDatabaseUnavailable } from '../../errors/database-unavailable.ts';
import { StartError } from '../../program/start-error.ts';
import { ChannelListeners, type ChannelListener } from './channel-listeners.ts';
import { Heartbeat } from './heartbeat.ts';
import { KEEP_ALIVE, type PostgresLimits } from './postgres-limits.ts';

/** Milliseconds to close a connection properly; the other end may be gone. */
const GOODBYE = 1_000;
const FIRST_DELAY = 250;
/** Short enough that a server whose database is back is ready again within seconds. */
const LONGEST_DELAY = 2_000;

interface NotificationOptions {
  url: string;
  onError: (error: Error) => void;
  limits: Pick<PostgresLimits, 'connect' | 'beat' | 'beatAnswer'>;
  /** Runs a statement over another connection. */
  askElsewhere: (statement: string) => Promise<unknown>;
}

/** One connection for LISTEN. It is opened when first needed, and reopened with growing pauses when it is lost. */
export class NotificationClient {
  readonly #options: NotificationOptions;
  readonly #listeners = new ChannelListeners();
  /** Set while the connection listens. */
  #client: Client | undefined;
  /** The first connection, or the attempt to open it. */
  #first: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: NotificationOptions) {
    this.#options = options;
  }

  /** Whether notifications arrive; true without channels, because there is nothing to miss. */
  get isListening(): boolean {
    return this.#client !== undefined || this.#listeners.channels().length === 0;
  }

  /**
   * @throws Error when the first connection fails; one that is lost later is reopened
   * @throws StartError when notifications from another connection do not arrive
   */
  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    const isNew = this.#listeners.add(channel, listener);
    try {
      await (this.#first ??= this.#open(true));
    } catch (error) {
      this.#first = undefined;
      this.#listeners.remove(channel, listener);
      throw error;
    }
    if (isNew) await this.#notify('LISTEN', channel);
    return async () => {
      if (this.#listeners.remove(channel, listener)) await this.#notify('UNLISTEN', channel);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    if (this.#client) await end(this.#client);
  }

  /** Does nothing without a connection: the next one listens to all channels anyway. */
  async #notify(command: 'LISTEN' | 'UNLISTEN', channel: string): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#client?.query(`${command} ${escapeIdentifier(channel)}`);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  async #open(isFirst = false): Promise<void> {
    const { url, limits } = this.#options;
    const heartbeat = new Heartbeat(limits);
    const client = new Client({
      connectionString: url,
      application_name: 'lens-portal events',
      connectionTimeoutMillis: limits.connect,
      query_timeout: limits.connect,
      ...KEEP_ALIVE,
    });
    const lost = (error: Error) => {
      heartbeat.stop();
      this.#lost(client, error);
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('The connection for events ended')));
    client.on('notification', ({ channel, payload }) => {
      if (channel === heartbeat.channel) heartbeat.hear();
      else this.#listeners.notify(channel, payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${heartbeat.channel}`);
      if (isFirst) await this.#requireHeard(heartbeat);
      await this.#listenToAll(client);
    } catch (error) {
      cut(client);
      throw error;
    }
    if (this.#closed) return cut(client);
    this.#client = client;
    heartbeat.start(client, lost);
  }

  /** Detects a pooler, which gives each statement another session, so that no session listens for us. */
  async #requireHeard(heartbeat: Heartbeat): Promise<void> {
    if (await heartbeat.isHeard(this.#options.askElsewhere)) return;
    throw new StartError(
      'Notifications of the database do not arrive. LISTEN needs a direct connection: DATABASE_URL must lead to ' +
        'PostgreSQL itself, or to a pooler that keeps sessions.',
    );
  }

  /** Includes channels that are added meanwhile. */
  async #listenToAll(client: Client): Promise<void> {
    const heard = new Set<string>();
    const next = () => this.#listeners.channels().find((channel) => !heard.has(channel));
    for (let channel = next(); channel !== undefined; channel = next()) {
      heard.add(channel);
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    }
  }

  /** A lost connection emits several events; only the first counts. A failed attempt reports its own error. */
  #lost(client: Client, error: Error): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (this.#closed) return;
    cut(client);
    this.#options.onError(error);
    this.#reconnectAfter(FIRST_DELAY);
  }

  #reconnectAfter(delay: number): void {
    this.#retry = setTimeout(() => {
      this.#open().then(
        () => this.#listeners.notifyGap(),
        (error: Error) => {
          if (this.#closed) return;
          this.#options.onError(error);
          this.#reconnectAfter(Math.min(delay * 2, LONGEST_DELAY));
        },
      );
    }, delay);
  }
}

/** Closes the socket at once: a lost connection sends nothing more, and the other end may be gone. */
function cut(client: Client): void {
  client.connection.stream.destroy();
}

/** As PostgreSQL expects it, if it is still there. */
async function end(client: Client): Promise<void> {
  const limit = setTimeout(() => cut(client), GOODBYE);
  await client.end();
  clearTimeout(limit);
}
