/** Submits orders into the embedded database of a folder until it is killed; prints each accepted one. */

import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { getOrder } from '#server/ordering/orders/reading/get-order.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { idempotently } from '#server/platform/idempotency/idempotently.ts';
import { orderInput } from './orders.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder');
const database = await openDatabase({ folder });
await seedFirstRun(database, { uidByEmail: {} });
const actor = { uid: 'u-practice', name: 'practice@lens.test' };
for (let index = 0; ; index += 1) {
  const request = {
    uid: actor.uid,
    key: `${process.pid}-${index}`,
    requestHash: null,
    content: index,
  };
  const scope = ['100200'];
  const order = await idempotently(database, request, {
    make: (tx) => submitOrder(tx, { actor, scope, input: orderInput(), now: new Date() }),
    read: (tx, id) => getOrder(tx, scope, id),
  });
  process.send?.(order);
}
