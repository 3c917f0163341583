import { and, eq, inArray } from 'drizzle-orm';
import type { OrderContent } from '#domain/orders/order.ts';
import { isWithin, type AccountScope } from '../../../access/caller/caller.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { inspectAttachments } from '../../attachments/inspect-attachments.ts';
import { orders } from '../table.ts';
import { checkAttachments } from './check-attachments.ts';

export interface FilesOfOrder {
  uid: string;
  /** The accounts that the user may order for. */
  scope: AccountScope;
  accountNumber: string;
  content: Pick<OrderContent, 'attachments' | 'sourceOrderId'>;
  /** The order that is being corrected; null for a new one. */
  ownId: string | null;
}

/**
 * SE-01: checks the owners before any file is read, because an error about a file reveals something about it. Files of
 * other users are left to the transaction, which checks the owners again and refuses them together with all other
 * errors of the order (SE-08). Call it outside the transaction.
 *
 * @throws Problem 403 for another's account, 422 naming each own invalid file, 503 when Storage does not answer
 */
export async function inspectFiles(db: Handle, files: FilesOfOrder): Promise<void> {
  const { uid, scope, accountNumber, content, ownId } = files;
  const { attachments, sourceOrderId } = content;
  if (attachments.length === 0) return;
  if (!isWithin(scope, accountNumber)) {
    throw new Problem('forbidden', 'You cannot order for this account');
  }
  const ids = [sourceOrderId, ownId].filter((id) => id !== null);
  const rows = await db
    .select({ attachments: orders.attachments })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.accountNumber, accountNumber)));
  const known = rows.flatMap((row) => row.attachments);
  const refused = await checkAttachments(db, { uid, accountNumber, attachments, known });
  const isOwn = (index: number) => !(`attachments.${index}.path` in refused);
  await inspectAttachments(attachments, isOwn);
}
