import { and, asc, eq, gt } from 'drizzle-orm';
import type { AutopayStop } from '#domain/money/autopay/autopay-stops.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { publishMethods } from './publish-methods.ts';
import { autopays } from './table.ts';

export type AutopayRow = typeof autopays.$inferSelect;

/** The portal itself, where no person stops autopay. */
export const AUTOPAY_ACTOR: Actor = { uid: '', name: 'Autopay' };

/** Returns autopay of an account; null when it was never on. */
export async function findAutopay(db: Handle, accountNumber: string): Promise<AutopayRow | null> {
  const [row] = await db.select().from(autopays).where(eq(autopays.accountNumber, accountNumber));
  return row ?? null;
}

/** Returns the next accounts whose autopay is on, by number. `after` is blank for the first page. */
export async function accountsWithAutopay(
  db: Handle,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { accountNumber, isOn } = autopays;
  const rows = await db
    .select({ accountNumber })
    .from(autopays)
    .where(and(isOn, gt(accountNumber, after)))
    .orderBy(asc(accountNumber))
    .limit(limit);
  return rows.map((row) => row.accountNumber);
}

/** PY-09: switches autopay on. Its account is locked. */
export async function startAutopay(
  tx: Handle,
  {
    accountNumber,
    actor,
    startedOn,
    now,
  }: { accountNumber: string; actor: Actor; startedOn: string; now: Date },
): Promise<void> {
  const row = await findAutopay(tx, accountNumber);
  const values = {
    isOn: true,
    startedOn,
    startedBy: actor.name,
    startedByUid: actor.uid,
    changedAt: now,
    stop: null,
    failure: '',
    version: (row?.version ?? 0) + 1,
  };
  await tx
    .insert(autopays)
    .values({ accountNumber, ...values })
    .onConflictDoUpdate({ target: autopays.accountNumber, set: values });
  await notifyOfAutopay(tx, { accountNumber, actor, isOn: true, details: { startedOn } });
}

interface Stopping {
  accountNumber: string;
  stop: AutopayStop;
  actor: Actor;
  /** The gateway's code of a refusal. */
  failure?: string;
  /** The payment that was refused or taken back. */
  checkoutId?: string;
  now: Date;
}

/**
 * PY-09: switches autopay off, and notifies those of the practice who may pay why, unless one of them did it. Nothing if it is
 * off. Call it while the account is locked.
 */
export async function stopAutopay(tx: Handle, stopping: Stopping): Promise<void> {
  const { accountNumber, stop, actor, failure = '', checkoutId = null, now } = stopping;
  const row = await findAutopay(tx, accountNumber);
  if (!row?.isOn) return;
  await tx
    .update(autopays)
    .set({ isOn: false, stop, failure, changedAt: now, version: row.version + 1 })
    .where(eq(autopays.accountNumber, accountNumber));
  await notifyOfAutopay(tx, { accountNumber, actor, isOn: false, details: { stop, failure } });
  if (stop === 'switchedOff' || stop === 'merged') return;
  const ref = { accountNumber, stop, failure, checkoutId };
  await notifyOfEvents(tx, [{ event: 'autopayStopped', key: accountNumber, ref }]);
}

async function notifyOfAutopay(
  tx: Handle,
  {
    accountNumber,
    actor,
    isOn,
    details,
  }: { accountNumber: string; actor: Actor; isOn: boolean; details: object },
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: 'autopay.edit',
    resource: 'autopay',
    resourceId: accountNumber,
    accountNumber,
    details: { before: { isOn: !isOn }, after: { isOn, ...details } },
  });
  await publishMethods(tx, accountNumber);
}
