import {
  NANOS_PER_DAY,
  NANOS_PER_SECOND,
  dateOf,
  floorDivide,
  millisOf,
  modulo,
  startOfDay,
  timeOfDay,
} from '../values/time.ts';
import type { Duration, Timestamp } from '../values/values.ts';
import { takes, type MethodEntry, type MethodTable } from './method.ts';

const SUNDAY = 7;

/** A part of the date in UTC. */
function part(read: (date: Date) => number): MethodEntry<Timestamp> {
  return takes<Timestamp>(0, (time) => BigInt(read(dateOf(time))));
}

function dayOfYear(time: Timestamp): bigint {
  const newYear = BigInt(Date.UTC(dateOf(time).getUTCFullYear(), 0, 1)) * 1_000_000n;
  return floorDivide(time.nanos - newYear, NANOS_PER_DAY) + 1n;
}

export const TIMESTAMP_METHODS: MethodTable<Timestamp> = new Map([
  ['year', part((date) => date.getUTCFullYear())],
  ['month', part((date) => date.getUTCMonth() + 1)],
  ['day', part((date) => date.getUTCDate())],
  ['dayOfWeek', part((date) => date.getUTCDay() || SUNDAY)],
  ['hours', part((date) => date.getUTCHours())],
  ['minutes', part((date) => date.getUTCMinutes())],
  ['seconds', part((date) => date.getUTCSeconds())],
  ['nanos', takes<Timestamp>(0, ({ nanos }) => modulo(nanos, NANOS_PER_SECOND))],
  ['dayOfYear', takes<Timestamp>(0, dayOfYear)],
  ['date', takes<Timestamp>(0, startOfDay)],
  ['time', takes<Timestamp>(0, timeOfDay)],
  ['toMillis', takes<Timestamp>(0, millisOf)],
]);

export const DURATION_METHODS: MethodTable<Duration> = new Map([
  ['seconds', takes<Duration>(0, ({ nanos }) => nanos / NANOS_PER_SECOND)],
  ['nanos', takes<Duration>(0, ({ nanos }) => nanos % NANOS_PER_SECOND)],
]);
