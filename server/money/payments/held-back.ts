import { and, eq, inArray, isNotNull, sum } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { Handle } from '../../platform/database/database.ts';
import { paymentDisputes, paymentRefunds } from './table.ts';

/** PY-09: returns what open disputes hold back of payments, by number; those that nobody disputes are missing. */
export async function heldBack(
  db: Handle,
  numbers: readonly string[],
): Promise<Map<string, Cents>> {
  if (numbers.length === 0) return new Map();
  const { paymentNumber, amountCents, state } = paymentDisputes;
  const rows = await db
    .select({ paymentNumber, cents: sum(amountCents).mapWith(Number) })
    .from(paymentDisputes)
    .where(and(inArray(paymentNumber, [...numbers]), eq(state, 'open')))
    .groupBy(paymentNumber);
  return new Map(rows.map((row) => [row.paymentNumber, row.cents]));
}

/** PY-09: returns what of payments was given back and did not arrive, by number; others are missing. */
export async function failedRefunds(
  db: Handle,
  numbers: readonly string[],
): Promise<Map<string, Cents>> {
  if (numbers.length === 0) return new Map();
  const { paymentNumber, amountCents, kind, transactionId } = paymentRefunds;
  const hasFailed = and(
    inArray(paymentNumber, [...numbers]),
    eq(kind, 'refundFailed'),
    isNotNull(transactionId),
  );
  const rows = await db
    .select({ paymentNumber, cents: sum(amountCents).mapWith(Number) })
    .from(paymentRefunds)
    .where(hasFailed)
    .groupBy(paymentNumber);
  return new Map(rows.map((row) => [row.paymentNumber, row.cents]));
}
