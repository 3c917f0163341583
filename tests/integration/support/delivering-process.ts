/** Fills and empties the outbox of a folder's embedded database until killed; prints what it stored and delivered. */
import { openDatabase } from '#server/platform/database/open-database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { laneOf } from './outbox.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder');
const database = await openDatabase({ folder });
const worker = new OutboxWorker({
  db: database.db,
  clock: () => new Date(),
  lanes: [laneOf('note', async (delivered) => void process.send?.({ delivered }))],
  log: console,
});
for (let index = 0; ; index += 1) {
  const kept = `${process.pid}-${index}`;
  await database.db.transaction((tx) =>
    enqueue(tx, { kind: 'note', key: String(process.pid), payload: kept }),
  );
  process.send?.({ kept });
  worker.wake();
}
