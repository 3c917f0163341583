import { desc, eq, sql } from 'drizzle-orm';
import type { DraftSummary } from '#domain/orders/draft.ts';
import type { OrderType } from '#domain/orders/order-types.ts';
import type { Eye } from '#domain/orders/order.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { orderDrafts } from './table.ts';

const MAX_LISTED = 100;

/** Returns the drafts of an account without their contents, the last changed first. @throws Problem 403 */
export async function listDrafts(
  db: Handle,
  scope: AccountScope,
  accountNumber: string,
): Promise<DraftSummary[]> {
  if (!isWithin(scope, accountNumber)) {
    throw new Problem('forbidden', 'You cannot see the drafts of this account');
  }
  const rows = await db
    .select(SUMMARY)
    .from(orderDrafts)
    .where(eq(orderDrafts.accountNumber, accountNumber))
    .orderBy(desc(orderDrafts.updatedAt), desc(orderDrafts.id))
    .limit(MAX_LISTED);
  return rows.map(toSummary);
}

const { content } = orderDrafts;

/** The lens of an ordered eye; blank for an eye that is not ordered. */
function lensOf(eye: Eye) {
  return sql<string>`CASE WHEN (${content}->${eye}::text->>'ordered')::boolean
    THEN ${content}->${eye}::text->>'lensId' ELSE '' END`;
}

const isOrdered = (eye: Eye) => sql`(${content}->${eye}::text->>'ordered')::boolean`;

/** The fitted eye while it alone is ordered; null for any other draft. */
const onlyFitted = (eye: Eye, other: Eye) =>
  sql`WHEN ${content}->${eye}::text->'fitting' IS NOT NULL AND ${isOrdered(eye)} AND NOT ${isOrdered(other)} THEN ${eye}::text`;

const SUMMARY = {
  id: orderDrafts.id,
  accountNumber: orderDrafts.accountNumber,
  version: orderDrafts.version,
  device: orderDrafts.device,
  author: orderDrafts.author,
  createdAt: orderDrafts.createdAt,
  updatedAt: orderDrafts.updatedAt,
  type: sql<OrderType>`${content}->>'type'`,
  patientReference: sql<string>`${content}->>'patientReference'`,
  rightLens: lensOf('right'),
  leftLens: lensOf('left'),
  fittedEye: sql<Eye | null>`CASE ${onlyFitted('right', 'left')} ${onlyFitted('left', 'right')} END`,
};

interface SummaryRow extends Omit<DraftSummary, 'createdAt' | 'updatedAt' | 'lensIds'> {
  createdAt: Date;
  updatedAt: Date;
  rightLens: string;
  leftLens: string;
}

function toSummary(row: SummaryRow): DraftSummary {
  const { rightLens, leftLens, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    lensIds: [...new Set([rightLens, leftLens])].filter((id) => id !== ''),
  };
}
