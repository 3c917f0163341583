import type { Cents } from '#domain/basics/money.ts';
import { creditGrantEntries } from '#domain/money/ledger/postings.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findStandings, type Standing } from '../ledger/find-by-key.ts';
import type { LedgerRequest } from '../ledger/ledger-request.ts';
import { postPending } from '../ledger/resolve-pending.ts';

/** A lens that an order replaces. Its credit is given once. */
export interface ReplacedLens {
  /** `LP-100042`: the document that a statement names for the credit. */
  orderNumber: string;
  eye: 'right' | 'left';
}

/** The credit that an order opens for a lens. */
export interface LensGrant extends ReplacedLens {
  cents: Cents;
  /** Until when the lens may come back; null when the credit opens at once. */
  waitsUntil: Date | null;
}

function keyOf({ orderNumber, eye }: ReplacedLens): string {
  return `lensCredit:${orderNumber}:${eye}`;
}

/** The key of a credit that a merge moves to another account, once from each. Its document stays the order. */
export function movedKeyOf({ id, key }: Pick<Standing, 'id' | 'key'>): string {
  const [event, orderNumber, eye] = key.split(':');
  return [event, orderNumber, eye, id].join(':');
}

/** CR-04: returns what the ledger is to post for a credit: at once, or pending until the lens is received. */
export function grantRequest(
  accountNumber: string,
  { waitsUntil, ...grant }: LensGrant,
  { actor, now }: { actor: Actor; now: Date },
): LedgerRequest {
  return {
    key: keyOf(grant),
    kind: 'creditGrant',
    entries: creditGrantEntries(accountNumber, grant.cents),
    effectiveAt: now,
    actor,
    ...(waitsUntil && { pendingUntil: waitsUntil }),
  };
}

/**
 * Returns how the credits for the lenses stand, in their order; undefined for one that the ledger does not have. One that
 * merges moved stands as it does in the account that it came to last.
 */
export async function lensCreditStandings(
  db: Handle,
  lenses: readonly ReplacedLens[],
): Promise<(Standing | undefined)[]> {
  const first = await findStandings(db, lenses.map(keyOf));
  let standings = lenses.map((lens) => first.get(keyOf(lens)));
  for (;;) {
    const ended = standings.flatMap((one) => (one?.stands === 'void' ? [movedKeyOf(one)] : []));
    const moved = await findStandings(db, ended);
    if (moved.size === 0) return standings;
    standings = standings.map((one) => (one && moved.get(movedKeyOf(one))) ?? one);
  }
}

/**
 * CR-04: opens the credit that waits for a lens. Repeated, it changes nothing.
 *
 * @throws Problem 409 when no credit waits for it, or the time to return it is over
 */
export async function openLensCredit(
  tx: Handle,
  lens: ReplacedLens,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const [standing] = await lensCreditStandings(tx, [lens]);
  if (!standing) throw new Problem('conflict', 'No lens credit waits for this lens');
  // The job that ends what expired comes within the hour.
  const isOver = standing.expiresAt !== null && standing.expiresAt <= now;
  if (standing.stands === 'void' || isOver) {
    throw new Problem('conflict', 'The time to return this lens is over');
  }
  if (standing.stands === 'posted') return;
  await postPending(tx, { id: standing.id, actor, reason: 'Lens received', effectiveAt: now, now });
}
