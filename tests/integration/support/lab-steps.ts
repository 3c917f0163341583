import { asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { getPayment } from '#server/money/payments/find-payments.ts';
import { refundDelivery, requestRefund } from '#server/money/payments/request-refund.ts';
import { payments, refundRequests } from '#server/money/payments/table.ts';
import { takeRefund } from '#server/money/payments/take-refund.ts';
import { decideWriteOff } from '#server/money/write-offs/decide-write-off.ts';
import { getWriteOff } from '#server/money/write-offs/find-write-offs.ts';
import { requestWriteOff } from '#server/money/write-offs/request-write-off.ts';
import { reverseWriteOff } from '#server/money/write-offs/reverse-write-off.ts';
import { writeOffs } from '#server/money/write-offs/table.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import type { Random } from '../../fixtures/random.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { ACTOR } from './ledger.ts';

/** Two who may decide about each other's requests. */
const ADMINS = [ACTOR, { uid: 'lab-2', name: 'Lena Lab' }] as const;

export interface Lab {
  database: Database;
  gateway: FakeGateway;
  clock: () => Date;
  random: Random;
  /** Of what is written off, by account. */
  invoices: readonly (readonly string[])[];
}

/** Writes off of two invoices of an account, so that the second one often waits for a second admin. */
export async function writeOffSome({ database, clock, random, invoices }: Lab): Promise<void> {
  const actor = random.pick(ADMINS);
  for (const invoiceNumber of random.pick(invoices).slice(random.integer(0, 1)).slice(0, 2)) {
    const input = { amountCents: random.pick([100, 6_000]), reason: 'Closed' };
    const requested = { actor, invoiceNumber, input, now: clock() };
    await database.db.transaction((tx) => requestWriteOff(tx, requested));
  }
}

/** Decides about a write-off that waits, or about a reversal. */
export async function decideSome(lab: Lab): Promise<void> {
  const found = await pickWriteOff(lab, ['waiting', 'reversing']);
  if (!found) return;
  const { random, clock, database } = lab;
  const decision = random.pick(['confirm', 'confirm', 'decline'] as const);
  const deciding = { ...found, actor: random.pick(ADMINS), decision, reason: 'No', now: clock() };
  await database.db.transaction((tx) => decideWriteOff(tx, deciding));
}

/** Takes a write-off back, or asks a second admin for it. */
export async function reverseSome(lab: Lab): Promise<void> {
  const found = await pickWriteOff(lab, ['posted']);
  if (!found) return;
  const { random, clock, database } = lab;
  const reversing = { ...found, actor: random.pick(ADMINS), reason: 'They paid', now: clock() };
  await database.db.transaction((tx) => reverseWriteOff(tx, reversing));
}

async function pickWriteOff(
  { database: { db }, random }: Lab,
  states: ('waiting' | 'posted' | 'reversing')[],
) {
  const found = await db
    .select({ id: writeOffs.id })
    .from(writeOffs)
    .where(inArray(writeOffs.state, states))
    .orderBy(asc(writeOffs.requestedAt), asc(writeOffs.id));
  if (found.length === 0) return null;
  const { id, version: versionSeen } = await getWriteOff(db, random.pick(found).id);
  return { id, versionSeen };
}

/** Asks to give back a part of an online payment. The gateway gives it, refuses, or its bank does not take it. */
export async function refundSome(lab: Lab): Promise<void> {
  const { database, gateway, clock, random } = lab;
  const { db } = database;
  const online = await db
    .select({ number: payments.number })
    .from(payments)
    .where(isNotNull(payments.gatewayPaymentId))
    .orderBy(asc(payments.number));
  if (online.length === 0) return;
  const { number } = random.pick(online);
  const { version: versionSeen } = await getPayment(db, 'any', number);
  const input = { amountCents: random.integer(1, 3_000), reason: 'Too much' };
  const step = { actor: random.pick(ADMINS), number, versionSeen, now: clock(), input };
  await db.transaction((tx) => requestRefund(tx, step));
  const how = random.pick(['given', 'refused', 'failed'] as const);
  gateway.refusesRefunds = how === 'refused';
  gateway.failsRefunds = how === 'failed';
  await deliverRefunds(lab);
  gateway.refusesRefunds = false;
  gateway.failsRefunds = false;
}

/** Asks the gateway for the refunds that wait for it, as the outbox does. */
export async function deliverRefunds({
  database,
  gateway,
  clock,
}: Pick<Lab, 'database' | 'gateway' | 'clock'>): Promise<void> {
  const waiting = await database.db
    .select({ requestId: refundRequests.id, createdAt: refundRequests.requestedAt })
    .from(refundRequests)
    .where(eq(refundRequests.state, 'waiting'))
    .orderBy(asc(refundRequests.requestedAt), asc(refundRequests.id));
  const { deliver } = refundDelivery({ database, gateway, clock });
  for (const { requestId, createdAt } of waiting) {
    try {
      await deliver({ requestId }, { id: 1, createdAt, signal: new AbortController().signal });
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error;
    }
  }
}

/** The bank sends a refund back that had succeeded. */
export async function failSome({ database, gateway, clock, random }: Lab): Promise<void> {
  const given = [...gateway.refunds.values()];
  if (given.length === 0) return;
  const refund = { ...random.pick(given), state: 'failed' } as const;
  await database.db.transaction((tx) =>
    takeRefund(tx, { gateway: gateway.name, refund, now: clock() }),
  );
}

/** Returns what has happened, a text each: states of write-offs and disputes, and kinds of refunds. */
export async function happened({ database }: Lab): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ what: string }>(
    `SELECT DISTINCT 'write-off ' || state AS what FROM write_offs
      UNION SELECT DISTINCT 'dispute ' || state FROM payment_disputes
      UNION SELECT DISTINCT kind || CASE WHEN transaction_id IS NULL THEN '' ELSE ' posted' END FROM payment_refunds`,
  );
  return new Set(rows.map(({ what }) => what));
}
