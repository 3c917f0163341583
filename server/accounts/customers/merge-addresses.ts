import { asc, eq, sql } from 'drizzle-orm';
import { mergeAddresses } from '#domain/customers/customer-merge.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { shipToAddresses } from './table.ts';

type Plan = Awaited<ReturnType<typeof planAddresses>>;

/** AD-05: returns what a merge makes of the ship-to addresses of `from`. */
export async function planAddresses(db: Handle, { from, into }: { from: string; into: string }) {
  return mergeAddresses(await addressesIn(db, from), await addressesIn(db, into));
}

/** AD-05: moves the addresses to `into`, as planned. Those that are there already are deleted; the history keeps them. */
export async function moveAddresses(
  tx: Handle,
  { actor, into }: { actor: Actor; into: string },
  plan: Plan,
): Promise<void> {
  for (const { address, moves, isDefault } of plan) {
    const isIt = eq(shipToAddresses.id, address.id);
    if (!moves) await tx.delete(shipToAddresses).where(isIt);
    else {
      const version = sql`${shipToAddresses.version} + 1`;
      await tx.update(shipToAddresses).set({ accountNumber: into, isDefault, version }).where(isIt);
    }
  }
  if (plan.length === 0) return;
  await recordAudits(
    tx,
    plan.map(({ address: { id, version: _version, ...before }, moves, isDefault }) => {
      const { accountNumber, isDefault: wasDefault } = before;
      const change = {
        before: { accountNumber, isDefault: wasDefault },
        after: { accountNumber: into, isDefault },
      };
      return {
        actor,
        action: moves ? 'ship-to-addresses.edit' : 'ship-to-addresses.delete',
        resource: 'ship-to-addresses',
        resourceId: id,
        accountNumber: null,
        details: moves ? change : { before },
      };
    }),
  );
}

function addressesIn(db: Handle, accountNumber: string) {
  return db
    .select()
    .from(shipToAddresses)
    .where(eq(shipToAddresses.accountNumber, accountNumber))
    .orderBy(asc(shipToAddresses.recipient), asc(shipToAddresses.id));
}
