/**
 * Tells some events and works through what waits in a database, by SMTP. It begins when its parent says so, and kills
 * itself at the step of the work that its parent names.
 */

import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { notifyOfEvents } from '#server/platform/mail/notify-of-events.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { sendingLanes } from './sending.ts';
import { watchSteps } from './steps.ts';

const orderSchema = z.object({
  /** Of the database. */
  url: z.string(),
  connections: z.number(),
  smtp: z.string(),
  /** Receives a line that says where this process died. */
  deaths: z.string(),
  /** Milliseconds that its clock is ahead, past the leases of killed processes. */
  ahead: z.number(),
  /** The recipients of each event. */
  events: z.array(z.array(z.string())),
  /** The step of the work after which it dies. Null: never. */
  dieAt: z.number().nullable(),
});
export type SendingOrder = z.input<typeof orderSchema>;

const [message] = (await once(process, 'message')) as [unknown];
const { url, connections, smtp, deaths, ahead, events, dieAt } = orderSchema.parse(message);

const database = await openDatabase({ url, connections });
const clock = () => new Date(Date.now() + ahead);
const mailer = createSmtpMailer({ url: smtp, from: 'o@clear.test' });
const worker = new OutboxWorker({
  db: database.db,
  clock,
  lanes: sendingLanes(database, { mailer, clock }),
  log: { warn: () => undefined, error: () => undefined },
});
const told = events.map((to, index) => ({
  event: 'applicationReceived' as const,
  key: `${ahead}-${index}`,
  ref: { to, number: `${ahead}-${index}` },
}));
await database.db.transaction((tx) => notifyOfEvents(tx, told));

let steps = 0;
const port = Number(new URL(url).port);
watchSteps(
  (socket) => socket.remotePort === port,
  (place) => {
    steps += 1;
    if (steps !== dieAt) return;
    appendFileSync(deaths, `${place}\n`);
    process.kill(process.pid, 'SIGKILL');
  },
);
// Events first; what they made is found by the second round.
for (let round = 0; round < 2; round += 1) {
  worker.wake();
  await worker.idle();
}
const taken = steps;
mailer.close?.();
await database.close();
process.send?.({ steps: taken }, () => process.disconnect?.());
