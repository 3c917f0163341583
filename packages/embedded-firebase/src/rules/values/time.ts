import { fail } from './evaluation-error.ts';
import { Duration, Timestamp } from './values.ts';

export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

const ISO = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** `a / b` rounded down, also below zero. */
export function floorDivide(a: bigint, b: bigint): bigint {
  return (a - modulo(a, b)) / b;
}

/** The rest of `floorDivide`, never negative. */
export function modulo(a: bigint, b: bigint): bigint {
  return ((a % b) + b) % b;
}

/** From ISO with up to nine digits after the point. */
export function parseTimestamp(iso: string): Timestamp {
  const parts = ISO.exec(iso) ?? fail(`not a timestamp: ${iso}`);
  const seconds = BigInt(Date.parse(`${parts[1]}${parts[3]}`)) / 1000n;
  const fraction = BigInt((parts[2] ?? '').padEnd(9, '0'));
  return new Timestamp(seconds * NANOS_PER_SECOND + fraction);
}

export function timestampOfMillis(millis: bigint): Timestamp {
  return new Timestamp(millis * NANOS_PER_MILLI);
}

export function millisOf({ nanos }: Timestamp): bigint {
  return floorDivide(nanos, NANOS_PER_MILLI);
}

export function dateOf(time: Timestamp): Date {
  return new Date(Number(millisOf(time)));
}

export function startOfDay({ nanos }: Timestamp): Timestamp {
  return new Timestamp(nanos - modulo(nanos, NANOS_PER_DAY));
}

export function timeOfDay({ nanos }: Timestamp): Duration {
  return new Duration(modulo(nanos, NANOS_PER_DAY));
}
