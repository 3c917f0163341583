import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { jobs } from './table.ts';

/** The database's time, which all instances share. */
const NOW = sql`clock_timestamp()`;

/** Which instance wants, or has, which job. */
export interface Lease {
  name: string;
  holder: string;
  /** For how long nobody else takes it, in milliseconds. */
  lease: number;
}

/** Makes the job known; the first run is `firstAfter` milliseconds from now. One that is known stays as it is. */
export async function knowJob(
  db: Handle,
  { name, firstAfter }: { name: string; firstAfter: number },
): Promise<void> {
  await db
    .insert(jobs)
    .values({ name, dueAt: after(firstAfter) })
    .onConflictDoNothing();
}

/** Takes the job when it is due and no other instance has it. Of two that ask at once one is answered true. */
export async function takeJob(db: Handle, { name, holder, lease }: Lease): Promise<boolean> {
  const isFree = or(isNull(jobs.heldUntil), lte(jobs.heldUntil, NOW));
  const { rowCount } = await db
    .update(jobs)
    .set({ holder, heldUntil: after(lease), startedAt: NOW })
    .where(and(eq(jobs.name, name), lte(jobs.dueAt, NOW), isFree));
  return rowCount === 1;
}

/** Keeps the job for longer. False: another instance has it by now. */
export async function keepJob(db: Handle, { name, holder, lease }: Lease): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ heldUntil: after(lease) })
    .where(isOf(name, holder));
  return rowCount === 1;
}

/** Gives the job back; the next run is `every` milliseconds after this one began. */
export async function finishJob(
  db: Handle,
  { name, holder, every }: Pick<Lease, 'name' | 'holder'> & { every: number },
): Promise<void> {
  const next = sql`coalesce(${jobs.startedAt}, ${NOW}) + ${every} * interval '1 millisecond'`;
  await db
    .update(jobs)
    .set({ dueAt: next, heldUntil: null, finishedAt: NOW })
    .where(isOf(name, holder));
}

function after(milliseconds: number): SQL {
  return sql`${NOW} + ${milliseconds} * interval '1 millisecond'`;
}

function isOf(name: string, holder: string): SQL | undefined {
  return and(eq(jobs.name, name), eq(jobs.holder, holder));
}
