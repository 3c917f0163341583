import { and, asc, gt, or, sql } from 'drizzle-orm';
import type { OrderType } from '#domain/orders/order-types.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { Handle } from '../../platform/database/database.ts';
import { orderDrafts } from './table.ts';

const EYES: Eye[] = ['right', 'left'];

/** The fields of those eyes of an open draft that have the lens. Contains no patient data. */
export interface DraftWithLens {
  id: string;
  accountNumber: string;
  type: OrderType;
  /** `quantity` as typed; absent means one. */
  eyes: { eye: Eye; values: Record<string, string>; quantity: string | undefined }[];
}

/** Returns open drafts of any account with the lens, by id, starting after `after`. */
export async function draftsWithLens(
  db: Handle,
  lensId: string,
  { after, most }: { after: string | null; most: number },
): Promise<DraftWithLens[]> {
  const { id, accountNumber, content } = orderDrafts;
  const rows = await db
    .select({ id, accountNumber, content })
    .from(orderDrafts)
    .where(
      and(
        after ? gt(id, after) : undefined,
        or(...EYES.map((eye) => sql`${content} -> ${eye}::text ->> 'lensId' = ${lensId}`)),
      ),
    )
    .orderBy(asc(id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    accountNumber: row.accountNumber,
    type: row.content.type,
    eyes: EYES.flatMap((eye) => {
      const draft = row.content[eye];
      return draft.ordered && draft.lensId === lensId
        ? [{ eye, values: draft.values, quantity: draft.quantity }]
        : [];
    }),
  }));
}
