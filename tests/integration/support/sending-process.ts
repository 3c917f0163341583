/**
 * Tells some events and works through what waits in a folder's embedded database, by SMTP. It begins when its parent says
 * so, and kills itself in the middle of the work that its parent names, from within that work.
 */
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { tellEvents } from '#server/platform/mail/tell-event.ts';
import type { OutboxKind, OutboxLane } from '#server/platform/outbox/lane.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { fakeParts, sendingLanes } from './sending.ts';

const orderSchema = z.object({
  folder: z.string(),
  url: z.string(),
  /** A line for each email whose sending was noted. */
  notes: z.string(),
  /** Milliseconds that its clock is ahead, past the leases of killed processes. */
  ahead: z.number(),
  /** The recipients of each event. */
  events: z.array(z.array(z.string())),
  /** When to die: the work, and which one of its kind. Null: never. */
  death: z.object({ during: z.string(), count: z.number() }).nullable(),
});
export type SendingOrder = z.input<typeof orderSchema>;

const [message] = (await once(process, 'message')) as [unknown];
const { folder, url, notes, ahead, events, death } = orderSchema.parse(message);

const times = new Map<string, number>();
/** Ends this process at once when this is the work that it is to die in. */
function dieDuring(work: string): void {
  const count = (times.get(work) ?? 0) + 1;
  times.set(work, count);
  if (death?.during === work && death.count === count) process.kill(process.pid, 'SIGKILL');
}

function mortal({ send, close }: Mailer): Mailer {
  return {
    send: async (email, signal) => {
      dieDuring('handing over');
      const reply = await send(email, signal);
      dieDuring('answered');
      return reply;
    },
    ...(close && { close }),
  };
}

/** Tells what was noted, by a write that outlives this process; then dies before the outbox knows, if it is time to. */
function noting({ deliver, ...rest }: OutboxKind): OutboxKind {
  return {
    ...rest,
    deliver: async (payload, delivery) => {
      await deliver(payload, delivery);
      appendFileSync(notes, `email-${z.object({ id: z.string() }).parse(payload).id}\n`);
      dieDuring('noted');
    },
  };
}

const database = await openDatabase({ folder });
const clock = () => new Date(Date.now() + ahead);
const mailer = mortal(createSmtpMailer({ url, from: 'o@clear.test' }));
const { findChoices } = fakeParts();
const parts = {
  findChoices: (async (...asked) => {
    dieDuring('spreading');
    return findChoices(...asked);
  }) satisfies typeof findChoices,
};
const lanes = sendingLanes(database, { mailer, parts, clock }).map(
  ({ slots, kinds }, index): OutboxLane => {
    const noted = Object.entries(kinds).map(([name, kind]) => [name, noting(kind)] as const);
    return { slots, kinds: index === 0 ? kinds : Object.fromEntries(noted) };
  },
);
const worker = new OutboxWorker({
  db: database.db,
  clock,
  lanes,
  log: { warn: () => undefined, error: () => undefined },
});
const told = events.map((to, index) => ({
  event: 'applicationReceived' as const,
  key: `${ahead}-${index}`,
  ref: { to, number: `${ahead}-${index}` },
}));
await database.db.transaction((tx) => tellEvents(tx, told));
// Events first; what they made is found by the second round.
for (let round = 0; round < 2; round += 1) {
  worker.wake();
  await worker.idle();
}
mailer.close?.();
await database.close();
process.disconnect?.();
