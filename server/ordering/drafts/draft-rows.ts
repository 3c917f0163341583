import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Draft } from '#domain/orders/draft.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { orderDrafts } from './table.ts';

export type DraftRow = typeof orderDrafts.$inferSelect;

/** Returns the draft, or undefined when there is none. @throws Problem 404 when its account is outside the scope */
export async function findDraft(
  db: Handle,
  scope: AccountScope,
  id: string,
): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(orderDrafts).where(eq(orderDrafts.id, id));
  if (row && !isWithin(scope, row.accountNumber)) throw noSuchDraft();
  return row;
}

export function toDraft(stored: DraftRow): Draft {
  const { createdAt, updatedAt, authorUid: _authorUid, writerBase: _writerBase, ...row } = stored;
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Parses the id in a URL. @throws Problem 404 for an invalid id */
export function draftIdOf(text: string): string {
  const parsed = z.uuid().safeParse(text);
  if (!parsed.success) throw noSuchDraft();
  return parsed.data.toLowerCase();
}

export function noSuchDraft(): Problem {
  return new Problem('not-found', 'There is no such draft');
}
