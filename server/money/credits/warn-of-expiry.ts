import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { EXPIRES_SOON_DAYS } from '#domain/money/credit/lens-credits.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { lensCredits } from '../table.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Credits that are claimed together. */
const BATCH = 500;

/**
 * CR-02: notifies practices of credits that expire soon, those of an account that are due together in one email. Each credit
 * is claimed in the transaction that notifies of it, so that no instance and no crash notifies of one twice. Returns how many
 * there were.
 */
export async function warnOfExpiry(
  db: Handle,
  now: Date,
  { signal, batch = BATCH }: { signal: AbortSignal; batch?: number },
): Promise<number> {
  let count = 0;
  for (;;) {
    if (signal.aborted) return count;
    const notified = await db.transaction((tx) => notifyOfNext(tx, now, batch));
    count += notified;
    if (notified < batch) return count;
  }
}

async function notifyOfNext(tx: Handle, now: Date, batch: number): Promise<number> {
  const isSoon = and(
    eq(lensCredits.state, 'posted'),
    gt(lensCredits.remainingCents, 0),
    isNull(lensCredits.warnedAt),
    gt(lensCredits.expiresAt, now),
    lte(lensCredits.expiresAt, new Date(now.getTime() + EXPIRES_SOON_DAYS * DAY)),
  );
  const due = await tx
    .select({ number: lensCredits.number, accountNumber: lensCredits.accountNumber })
    .from(lensCredits)
    .where(isSoon)
    .orderBy(asc(lensCredits.expiresAt), asc(lensCredits.number))
    .limit(batch)
    // Another instance has the others.
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const numbers = due.map(({ number }) => number);
  await tx.update(lensCredits).set({ warnedAt: now }).where(inArray(lensCredits.number, numbers));
  await notifyOfEvents(
    tx,
    [...byAccount(due).values()].map(([creditNumber = '', ...others]) => ({
      event: 'creditExpiring' as const,
      key: creditNumber,
      ref: { creditNumber, others },
    })),
  );
  return numbers.length;
}

/** The numbers of the credits of each account, the first to expire first. */
function byAccount(
  due: readonly { number: string; accountNumber: string }[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { number, accountNumber } of due) {
    const numbers = found.get(accountNumber);
    if (numbers) numbers.push(number);
    else found.set(accountNumber, [number]);
  }
  return found;
}
