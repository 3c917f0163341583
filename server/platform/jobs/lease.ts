import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { jobs } from './table.ts';

/** The database's time, which all instances share. */
const NOW = sql`clock_timestamp()`;

/** An instance's claim to a job. */
interface Lease {
  name: string;
  holder: string;
  /** Milliseconds until another instance may take the job. */
  lease: number;
}

/** Adds the jobs; the first run is `firstAfter` milliseconds from now. Does not change jobs that exist. */
export async function addJobs(
  db: Handle,
  added: readonly { name: string; firstAfter: number }[],
): Promise<void> {
  if (added.length === 0) return;
  await db
    .insert(jobs)
    .values(added.map(({ name, firstAfter }) => ({ name, dueAt: after(firstAfter) })))
    .onConflictDoNothing();
}

/** Returns the names of the jobs that are due and that no instance has. */
export async function findDue(db: Handle): Promise<Set<string>> {
  const rows = await db.select({ name: jobs.name }).from(jobs).where(isDue());
  return new Set(rows.map(({ name }) => name));
}

/** Takes the job if it is due and no other instance has it. Of two simultaneous calls one returns true. */
export async function takeJob(db: Handle, { name, holder, lease }: Lease): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ holder, heldUntil: after(lease), startedAt: NOW })
    .where(and(eq(jobs.name, name), isDue()));
  return rowCount === 1;
}

/** Renews the lease. Returns false when another instance has the job. */
export async function keepJob(db: Handle, { name, holder, lease }: Lease): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ heldUntil: after(lease) })
    .where(isOf(name, holder));
  return rowCount === 1;
}

/** Releases the job. The next run is `every` milliseconds after this one started. */
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

function isDue(): SQL | undefined {
  return and(lte(jobs.dueAt, NOW), or(isNull(jobs.heldUntil), lte(jobs.heldUntil, NOW)));
}

function after(milliseconds: number): SQL {
  return sql`${NOW} + ${milliseconds} * interval '1 millisecond'`;
}

function isOf(name: string, holder: string): SQL | undefined {
  return and(eq(jobs.name, name), eq(jobs.holder, holder));
}
