import { gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const DAY = 24 * 60 * 60 * 1000;
const EARLIEST = Date.parse('0001-01-01');
const LATEST = Date.parse('9999-12-31');

/** The conditions that a moment lies between two days, both included, from midnight to midnight UTC. */
export function withinDays(
  column: PgColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): (SQL | undefined)[] {
  return [
    from ? gte(column, comparable(Date.parse(from))) : undefined,
    to ? lt(column, comparable(Date.parse(to) + DAY)) : undefined,
  ];
}

/** Limits the time, because PostgreSQL cannot parse JavaScript's year 0 and year 10000. No record is that old or new. */
function comparable(moment: number): Date {
  return new Date(Math.min(Math.max(moment, EARLIEST), LATEST));
}
