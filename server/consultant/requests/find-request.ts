import { and, eq, gt, lt, lte, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { consultantRequests } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

export type RequestRow = typeof consultantRequests.$inferSelect;

/** Returns a request; null when it was deleted. */
export async function findRequest(db: Handle, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(consultantRequests).where(eq(consultantRequests.id, id));
  return row ?? null;
}

/** Returns how many requests were held within the day before a moment. */
export async function countHeld(db: Handle, before: Date): Promise<number> {
  const since = new Date(before.getTime() - DAY);
  const { createdAt, held } = consultantRequests;
  return db.$count(
    consultantRequests,
    and(eq(held, true), gt(createdAt, since), lte(createdAt, before)),
  );
}

/** Whether nobody gave the address of the request within the day before it. */
export async function isFirstOfDay(
  db: Handle,
  { id, email, createdAt }: RequestRow,
): Promise<boolean> {
  const earlier = and(
    eq(consultantRequests.email, email),
    ne(consultantRequests.id, id),
    gt(consultantRequests.createdAt, new Date(createdAt.getTime() - DAY)),
    lt(consultantRequests.createdAt, createdAt),
  );
  return (await db.$count(consultantRequests, earlier)) === 0;
}
