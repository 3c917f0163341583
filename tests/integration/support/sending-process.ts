/**
 * Works through the events and emails of a folder's embedded database, by SMTP, until it is killed. First it tells which
 * emails the database says were sent. `ahead`: milliseconds that its clock is ahead, past the leases of killed processes.
 */
import { emails } from '#server/emails/sending/table.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { eq } from 'drizzle-orm';
import { sendingLanes } from './sending.ts';

const [folder, url, ahead] = process.argv.slice(2);
if (!folder || !url || !ahead) throw new Error('Name the folder, the SMTP server and the time');
const database = await openDatabase({ folder });
const noted = await database.db
  .select({ messageId: emails.messageId })
  .from(emails)
  .where(eq(emails.state, 'sent'));
const clock = () => new Date(Date.now() + Number(ahead));
const mailer = createSmtpMailer({ url, from: 'o@clear.test' });
const worker = new OutboxWorker({
  db: database.db,
  clock,
  lanes: sendingLanes(database, { mailer, clock }),
  log: { warn: () => undefined, error: () => undefined },
});
process.send?.({ noted: noted.map(({ messageId }) => messageId) });
// Events first; what they made is found by the second round.
for (let round = 0; round < 2; round += 1) {
  worker.wake();
  await worker.idle();
}
mailer.close?.();
await database.close();
process.disconnect?.();
