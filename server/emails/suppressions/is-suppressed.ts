import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { emailSuppressions } from './table.ts';

/** Whether nothing is sent to the address, because it bounced or complained. */
export async function isSuppressed(db: Handle, address: string): Promise<boolean> {
  const [row] = await db
    .select({ address: emailSuppressions.address })
    .from(emailSuppressions)
    .where(
      and(eq(emailSuppressions.address, address.toLowerCase()), isNull(emailSuppressions.liftedAt)),
    );
  return row !== undefined;
}

/** Returns those of the addresses that nothing is sent to, in lower case. */
export async function suppressedOf(db: Handle, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const asked = addresses.map((address) => address.toLowerCase());
  const rows = await db
    .select({ address: emailSuppressions.address })
    .from(emailSuppressions)
    .where(and(inArray(emailSuppressions.address, asked), isNull(emailSuppressions.liftedAt)));
  return new Set(rows.map(({ address }) => address));
}
