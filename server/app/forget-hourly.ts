import type { FastifyInstance } from 'fastify';
import { forgetOldTries } from '../accounts/claims/claim-tries.ts';
import type { Handle } from '../platform/database/database.ts';
import { forgetOldDrafts } from '../ordering/drafts/forget-drafts.ts';
import { loggableError } from '../platform/errors/error-log.ts';
import { forgetOldAnswers } from '../platform/idempotency/idempotently.ts';
import { EMAIL_TEMPLATES } from './outbox-lanes.ts';
import { expireWaiting } from '../platform/outbox/expire-waiting.ts';
import { forgetDelivered } from '../platform/outbox/forget-delivered.ts';
import { forgetOldResetTries } from '../accounts/passwords/reset-tries.ts';
import type { Services } from '../platform/http/services.ts';
import { forgetOldSessions } from '../access/sessions/forget-sessions.ts';

const EVERY = 60 * 60 * 1000;

type Job = (db: Handle, now: Date, options: { signal: AbortSignal }) => Promise<unknown>;

const EMAILS_EXPIRE_AFTER = Object.fromEntries(
  EMAIL_TEMPLATES.map(({ kind, expiresAfter }) => [kind, expiresAfter]),
);

const expireEmails: Job = (db, now, { signal }) =>
  expireWaiting(db, now, { expiresAfter: EMAILS_EXPIRE_AFTER, signal });

const JOBS: Record<string, Job> = {
  forgetOldAnswers,
  forgetOldTries,
  forgetOldResetTries,
  forgetOldDrafts,
  forgetOldSessions,
  expireEmails,
  forgetDelivered,
};

/**
 * Deletes what nobody needs any more, once an hour while the server runs. A server that closes ends it after the batch
 * under way.
 */
export function registerForgetting(
  app: FastifyInstance,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const closing = new AbortController();
  const forget = async () => {
    const { signal } = closing;
    for (const [job, run] of Object.entries(JOBS)) {
      if (signal.aborted) return;
      await run(database.db, clock(), { signal }).catch((error: unknown) =>
        app.log.error({ job, error: loggableError(error) }, 'what is old was not forgotten'),
      );
    }
  };
  app.addHook('onReady', async () => {
    // One after the other, should one take longer than an hour.
    timer = setInterval(() => void (running = running.then(forget)), EVERY);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}
