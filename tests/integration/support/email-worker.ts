import { until } from 'test-tools/until.ts';
import { expect } from 'vitest';
import { outboxLanes } from '#server/app/outbox-lanes.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { outboxRows, type TestClock } from './outbox.ts';
import type { TestPortal } from './portal.ts';

export const PROVIDER = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };

export interface EmailWorker {
  /** Tells of all events, then tries once to send every email that is due. */
  deliverDue: () => Promise<void>;
  logged: unknown[];
}

/** Returns a worker for the emails that does nothing until it is told to, with what it logged. */
export function emailWorker(
  { database, database: { db } }: TestPortal,
  clock: TestClock,
  { mailer, portalUrl }: { mailer: Mailer; portalUrl?: string },
): EmailWorker {
  const logged: unknown[] = [];
  const log = (facts: unknown) => void logged.push(facts);
  const mail = { mailer, provider: PROVIDER, portalUrl };
  const worker = new OutboxWorker({
    db,
    clock: clock.read,
    lanes: outboxLanes(db, { mail, clock: clock.read, payments: null }),
    log: { warn: log, error: log },
  });
  const attempt = async () => {
    worker.wake();
    await worker.idle();
  };
  const deliverDue = async () => {
    await attempt();
    // The portal has a worker of its own, which may have taken an event; it sends nothing.
    await until(async () => expect(await eventsThatWait()).toEqual([]));
    await attempt();
  };
  const eventsThatWait = async () =>
    (await outboxRows(database)).filter(
      ({ kind, state, attempts }) => kind === 'email.event' && state === 'waiting' && attempts < 2,
    );
  return { deliverDue, logged };
}
