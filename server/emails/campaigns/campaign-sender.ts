import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Handle } from '../../platform/database/database.ts';
import { loggableError } from '../../platform/errors/error-log.ts';
import type { AudienceParts } from './campaign-audience.ts';
import { sendBatch } from './send-batch.ts';
import { emailCampaigns } from './table.ts';

/** Milliseconds between two looks for campaigns that are being sent. */
const LOOKS_EVERY = 1_000;

interface SenderOptions {
  database: Database;
  parts: AudienceParts;
  onError: (error: unknown) => void;
}

/** EM-03: sends the campaigns that were started, at their pace. Every instance looks; of several one takes each step. */
export class CampaignSender {
  readonly #options: SenderOptions;
  #isClosing = false;
  #running: Promise<void> | null = null;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Queues what is due of all campaigns. Does nothing while it is doing so; errors go to `onError`. */
  sendDue(): Promise<void> {
    this.#running ??= this.#sendAll()
      .catch((error: unknown) => this.#options.onError(error))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  /** Stops after the present step and waits for it. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#running;
  }

  async #sendAll(): Promise<void> {
    const { database, parts } = this.#options;
    if (this.#isClosing) return;
    for (const id of await findSending(database.db)) {
      for (let isMore = true; isMore && !this.#isClosing;) {
        const outcome = await database.db.transaction((tx) => sendBatch(tx, { id, parts }));
        isMore = outcome === 'more';
      }
    }
  }
}

/** Sends campaigns while the server runs, unless another instance does. */
export function registerCampaignSender(
  app: FastifyInstance,
  {
    isSendingCampaigns,
    ...options
  }: Pick<SenderOptions, 'database' | 'parts'> & { isSendingCampaigns: boolean },
): CampaignSender {
  const onError = (error: unknown) =>
    app.log.error({ error: loggableError(error) }, 'a campaign was not sent further');
  const sender = new CampaignSender({ ...options, onError });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    if (!isSendingCampaigns) return;
    timer = setInterval(() => void sender.sendDue(), LOOKS_EVERY);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sender.close();
  });
  return sender;
}

async function findSending(db: Handle): Promise<string[]> {
  const rows = await db
    .select({ id: emailCampaigns.id })
    .from(emailCampaigns)
    .where(eq(emailCampaigns.state, 'sending'))
    .orderBy(asc(emailCampaigns.createdAt));
  return rows.map(({ id }) => id);
}
