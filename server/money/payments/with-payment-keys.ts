import { inArray } from 'drizzle-orm';
import { paymentKey } from '#domain/money/statements/ledger-document.ts';
import type { Handle } from '../../platform/database/database.ts';
import { payments } from './table.ts';

/** PY-08: adds the payment that each transaction brought in to its keys: that of an online payment names none. */
export async function withPaymentKeys<Row extends { id: number; keys: readonly string[] }>(
  db: Handle,
  rows: readonly Row[],
): Promise<Row[]> {
  const online = rows.filter(({ keys }) => keys.some((key) => key.startsWith('checkout:')));
  if (online.length === 0) return [...rows];
  const ids = online.map(({ id }) => id);
  const found = await db
    .select({ id: payments.transactionId, number: payments.number })
    .from(payments)
    .where(inArray(payments.transactionId, ids));
  const numbers = new Map(found.map(({ id, number }) => [id, number]));
  return rows.map((row) => {
    const number = numbers.get(row.id);
    return number === undefined
      ? row
      : Object.assign(row, { keys: [...row.keys, paymentKey(number)] });
  });
}
