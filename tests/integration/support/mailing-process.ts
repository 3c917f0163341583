/** Delivers the e-mails of a folder's embedded database by SMTP until it is killed. */
import { openDatabase } from '#server/platform/database/open-database.ts';
import { SEND_KINDS } from '#server/emails/sending/send-kinds.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { numberedEmail } from './numbered-email.ts';
import { laneOf } from './outbox.ts';

const [folder, url] = process.argv.slice(2);
if (!folder || !url) throw new Error('Name the folder and the SMTP server');
const database = await openDatabase({ folder });
const worker = new OutboxWorker({
  db: database.db,
  clock: () => new Date(),
  lanes: [laneOf(SEND_KINDS.normal, numberedEmail(url))],
  log: console,
});
worker.wake();
await worker.idle();
