import { and, eq, gt, or, sql, sum } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { publishChanges } from '../../../platform/events/publish-change.ts';
import { lensCredits, lensCreditUses } from '../../table.ts';
import type { CreditStep } from './credit-changes.ts';
import { namedCredit } from './credit-changes.ts';
import { extendExpired, openLot } from './open-lot.ts';
import { takeFromLots } from './take-from-lots.ts';

/**
 * CR-01: keeps the lens credits in step with the ledger: what a transaction grants opens a credit, what it uses or reserves
 * is taken of the credits that expire first, and what it takes back returns to the credits that gave it. Call it when the
 * ledger's accounts are locked, which keeps an account's credits to one transaction at a time.
 */
export async function changeLots(
  tx: Handle,
  steps: readonly CreditStep[],
  now: Date,
): Promise<void> {
  for (const step of steps) await changeByOne(tx, step, now);
  const accounts = new Set(steps.flatMap(({ changes }) => [...changes.keys()]));
  if (accounts.size === 0) return;
  await publishChanges(
    tx,
    [...accounts].map((accountNumber) => ({
      resource: 'credits',
      id: accountNumber,
      accountNumber,
      version: 1,
    })),
  );
}

async function changeByOne(tx: Handle, step: CreditStep, now: Date): Promise<void> {
  const { id, request, resolved, changes } = step;
  if (request.kind === 'merge') return moveLots(tx, changes);
  const reserved = resolved ? await releaseReserved(tx, resolved.id) : [];
  for (const [accountNumber, cents] of changes) {
    if (cents < 0) {
      const preferred = [...(await preferredLots(tx, step)), ...reserved];
      await takeOf(tx, { accountNumber, cents: -cents, transactionId: id, preferred });
    } else if (!request.pendingUntil) {
      const back = request.reversalOf === undefined ? 0 : await giveBack(tx, step, now);
      if (cents > back) await openLot(tx, { ...step, accountNumber, cents: cents - back }, now);
    }
  }
  if (request.reversalOf !== undefined) await markReversed(tx, id, request.reversalOf);
}

/** A merge carries credits along with the balance. */
async function moveLots(tx: Handle, changes: ReadonlyMap<string, Cents>): Promise<void> {
  const from = [...changes].find(([, cents]) => cents < 0)?.[0];
  const into = [...changes].find(([, cents]) => cents > 0)?.[0];
  if (from === undefined || into === undefined) return;
  await tx
    .update(lensCredits)
    .set({ accountNumber: into })
    .where(eq(lensCredits.accountNumber, from));
}

/** Returns to the credits what a pending transaction reserved of them, and their numbers. */
async function releaseReserved(tx: Handle, transactionId: number): Promise<string[]> {
  const rows = await tx
    .delete(lensCreditUses)
    .where(eq(lensCreditUses.transactionId, transactionId))
    .returning({ number: lensCreditUses.creditNumber, cents: lensCreditUses.cents });
  await addToLots(tx, rows);
  return rows.map(({ number }) => number);
}

/** The credit that a transaction means: of an expiry the one that expires, of a reversal the one that it takes back. */
async function preferredLots(tx: Handle, { request }: CreditStep): Promise<string[]> {
  const named = namedCredit(request.key);
  if (named !== null) return [named];
  if (request.reversalOf === undefined) return [];
  const rows = await tx
    .select({ number: lensCredits.number })
    .from(lensCredits)
    .where(eq(lensCredits.transactionId, request.reversalOf));
  return rows.map(({ number }) => number);
}

interface Taking {
  accountNumber: string;
  cents: Cents;
  transactionId: number;
  preferred: readonly string[];
}

async function takeOf(
  tx: Handle,
  { accountNumber, cents, transactionId, preferred }: Taking,
): Promise<void> {
  const lots = await tx
    .select()
    .from(lensCredits)
    .where(and(eq(lensCredits.accountNumber, accountNumber), gt(lensCredits.remainingCents, 0)));
  const known = lots.map(({ number, remainingCents, expiresAt }) => {
    if (expiresAt === null) throw new Error(`Credit ${number} has no expiry`);
    return { number, remainingCents, expiresAt };
  });
  const takes = takeFromLots(known, cents, preferred);
  await tx
    .insert(lensCreditUses)
    .values(takes.map((take) => ({ creditNumber: take.number, cents: take.cents, transactionId })));
  await addToLots(
    tx,
    takes.map((take) => ({ number: take.number, cents: -take.cents })),
  );
}

/** Gives back what the reversed transaction took; returns how much. Expired credits can be used for some more days. */
async function giveBack(tx: Handle, { id, request }: CreditStep, now: Date): Promise<Cents> {
  const taken = await tx
    .select({
      number: lensCreditUses.creditNumber,
      cents: sum(lensCreditUses.cents).mapWith(Number),
    })
    .from(lensCreditUses)
    .where(eq(lensCreditUses.transactionId, request.reversalOf ?? 0))
    .groupBy(lensCreditUses.creditNumber);
  if (taken.length === 0) return 0;
  await tx.insert(lensCreditUses).values(
    taken.map(({ number, cents }) => ({
      creditNumber: number,
      cents: -cents,
      transactionId: id,
    })),
  );
  await addToLots(tx, taken);
  await extendExpired(
    tx,
    taken.map(({ number }) => number),
    now,
  );
  return taken.reduce((total, { cents }) => total + cents, 0);
}

async function addToLots(
  tx: Handle,
  amounts: readonly { number: string; cents: Cents }[],
): Promise<void> {
  for (const { number, cents } of amounts) {
    await tx
      .update(lensCredits)
      .set({
        remainingCents: sql`${lensCredits.remainingCents} + ${cents}`,
        version: sql`${lensCredits.version} + 1`,
      })
      .where(eq(lensCredits.number, number));
  }
}

/** A deduction that was taken back, or a grant whose credit was whole: what a use took of it might still come back. */
async function markReversed(tx: Handle, reversal: number, original: number): Promise<void> {
  const tookAll = sql`EXISTS (SELECT FROM ${lensCreditUses}
    WHERE ${lensCreditUses.creditNumber} = ${lensCredits.number}
      AND ${lensCreditUses.transactionId} = ${reversal}
      AND ${lensCreditUses.cents} = ${lensCredits.amountCents})`;
  await tx
    .update(lensCredits)
    .set({ state: 'reversed', version: sql`${lensCredits.version} + 1` })
    .where(
      and(eq(lensCredits.transactionId, original), or(eq(lensCredits.cause, 'deduction'), tookAll)),
    );
}
