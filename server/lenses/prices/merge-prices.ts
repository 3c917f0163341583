import { asc, eq, sql } from 'drizzle-orm';
import { mergePrices } from '#domain/customers/customer-merge.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { agreedPrices } from './table.ts';

type Plan = Awaited<ReturnType<typeof planPrices>>;

/** AD-05: returns what a merge makes of the prices that are agreed with `from`. */
async function planPrices(db: Handle, { from, into }: { from: string; into: string }) {
  return mergePrices(await pricesOf(db, from), await pricesOf(db, into));
}

/** AD-05: moves the prices to `into`, as planned. Those that do not move are deleted; the history keeps them. */
async function movePrices(
  tx: Handle,
  { actor, from, into }: { actor: Actor; from: string; into: string },
  plan: Plan,
): Promise<void> {
  for (const { price, moves } of plan) {
    const isIt = eq(agreedPrices.id, price.id);
    const version = sql`${agreedPrices.version} + 1`;
    if (moves) await tx.update(agreedPrices).set({ accountNumber: into, version }).where(isIt);
    else await tx.delete(agreedPrices).where(isIt);
  }
  if (plan.length === 0) return;
  await recordAudits(
    tx,
    plan.map(({ price: { id, version: _version, ...before }, moves }) => ({
      actor,
      action: moves ? 'prices.edit' : 'prices.delete',
      resource: 'prices',
      resourceId: id,
      accountNumber: null,
      details: moves
        ? { before: { accountNumber: from }, after: { accountNumber: into } }
        : { before },
    })),
  );
}

/** What a merge does with prices. */
export const mergedPrices = {
  plan: planPrices,
  move: async (tx: Handle, accounts: Parameters<typeof movePrices>[1]): Promise<void> =>
    movePrices(tx, accounts, await planPrices(tx, accounts)),
};

/** Returns the prices that are agreed with the account itself. */
function pricesOf(db: Handle, accountNumber: string) {
  return db
    .select()
    .from(agreedPrices)
    .where(eq(agreedPrices.accountNumber, accountNumber))
    .orderBy(asc(agreedPrices.lensId), asc(agreedPrices.id));
}
