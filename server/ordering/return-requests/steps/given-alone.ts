import { and, eq, gt, sql } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import { aloneSince } from '../../../money/alone.ts';
import { creditedAlone } from '../../../money/credits/credited-alone.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { returnRequests } from '../table.ts';

/**
 * CR-03: returns what a person gave the account within a day and without a second admin: for returns beyond what the policy
 * grants, and as lens credit.
 */
export async function givenAlone(
  tx: Handle,
  { actor, accountNumber, now }: { actor: Actor; accountNumber: string; now: Date },
): Promise<Cents> {
  const { decidedCents, policy } = returnRequests;
  const beyond = sql`greatest(${decidedCents} - (${policy}->>'amountCents')::bigint, 0)`;
  const [row] = await tx
    .select({ cents: sql<string | null>`sum(${beyond})` })
    .from(returnRequests)
    .where(
      and(
        eq(returnRequests.accountNumber, accountNumber),
        gt(returnRequests.decidedAt, aloneSince(now)),
        eq(returnRequests.decidedBy, actor.name),
      ),
    );
  const granted = { uid: actor.uid, accountNumber, cause: 'grant', now } as const;
  return Number(row?.cents ?? 0) + (await creditedAlone(tx, granted));
}
