import { returnRequests } from '#server/ordering/return-requests/table.ts';
import { buildReturnRequest } from '#tests/fixtures/build-return-request.ts';
import { submitted } from './orders.ts';
import type { TestPortal } from './portal.ts';

type Row = typeof returnRequests.$inferInsert;

let made = 0;

/** A request about the right lens of an order of account 100200, as if it had been asked for; what matters is given. */
export async function requestRow(portal: TestPortal, changes: Partial<Row> = {}): Promise<string> {
  made += 1;
  const number = `RMA-8${String(made).padStart(5, '0')}`;
  const { id: orderId } = await submitted(portal);
  const { policy } = buildReturnRequest();
  await portal.database.db.insert(returnRequests).values({
    number,
    accountNumber: '100200',
    kind: 'return',
    orderId,
    eye: 'right',
    lens: 'GP Sphere',
    reason: 'fit',
    state: 'requested',
    policy,
    requestedAt: new Date('2026-06-02T12:00:00Z'),
    requestedBy: 'Paula Practice',
    requestedByUid: 'u-practice',
    ...changes,
  });
  return number;
}
