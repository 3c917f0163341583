/** Approves orders of a folder's embedded database in batches until it is killed; prints those of each answer. */
import { openDatabase } from '#server/platform/database/open-database.ts';
import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { decideMany } from '#server/ordering/orders/decisions/decide-many.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { orderInput } from './orders.ts';

const BATCH = 20;
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder');
const database = await openDatabase({ folder });
await seedFirstRun(database, { uidByEmail: {} });
const actor = { uid: 'u-practice', name: 'practice@lens.test' };
for (let index = 0; ; index += 1) {
  const input = orderInput({ notes: `batch ${process.pid}-${index}` });
  const wanted = await database.db.transaction(async (tx) => {
    const submission = { actor, scope: ['100200'], input, now: new Date() };
    const orders: { id: string; version: number }[] = [];
    while (orders.length < BATCH) orders.push(await submitOrder(tx, submission));
    return orders.map(({ id, version }) => ({ id, version }));
  });
  const decision = { action: 'approve', reason: '', orders: wanted } as const;
  const { results } = await database.db.transaction((tx) =>
    decideMany(tx, { input: decision, actor, scope: 'any', now: new Date() }),
  );
  process.send?.(results.filter(({ done }) => done).map(({ id }) => id));
}
