import { eq, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { consultantModelDays as days } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Kept to compare the months of a year. */
const KEPT_FOR = 400 * DAY;

/** The day's tokens are used up, or the request could use more than are left. */
export class OverBudget extends Error {
  constructor() {
    super('The tokens of the day are used up');
    this.name = 'OverBudget';
  }
}

/** Tokens that are set aside for one request. They are given back to the day that they are from. */
export interface Reservation {
  day: string;
  tokens: number;
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Sets aside what a request may use at most, in one statement: the row of the day is locked while it is compared, so that
 * all instances together cannot exceed the limit. @throws OverBudget
 */
export async function reserveTokens(
  db: Handle,
  { tokens, aDay, now }: { tokens: number; aDay: number; now: Date },
): Promise<Reservation> {
  const day = dayOf(now);
  if (tokens > aDay) throw new OverBudget();
  const rows = await db
    .insert(days)
    .values({ day, tokens, requests: 1 })
    .onConflictDoUpdate({
      target: days.day,
      set: { tokens: sql`${days.tokens} + ${tokens}`, requests: sql`${days.requests} + 1` },
      setWhere: sql`${days.tokens} + ${tokens} <= ${aDay}`,
    })
    .returning({ day: days.day });
  if (rows.length === 0) throw new OverBudget();
  return { day, tokens };
}

/** Replaces what was reserved by what was used. What a process that dies has reserved stays counted. */
export async function settleTokens(
  db: Handle,
  { day, tokens }: Reservation,
  used: number,
): Promise<void> {
  await db
    .update(days)
    .set({ tokens: sql`greatest(${days.tokens} + ${used - tokens}, 0)` })
    .where(eq(days.day, day));
}

export async function forgetOldModelDays(db: Handle, now: Date): Promise<void> {
  await db.delete(days).where(lt(days.day, dayOf(new Date(now.getTime() - KEPT_FOR))));
}
