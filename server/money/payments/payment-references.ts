import { inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { payments } from './table.ts';

/** Returns the numbers of checks and wires, by the number of the payment. */
export async function paymentReferences(
  db: Handle,
  numbers: string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: payments.number, reference: payments.reference })
    .from(payments)
    .where(inArray(payments.number, numbers));
  return new Map(rows.map(({ number, reference }) => [number, reference]));
}
