import { invalid } from './invalid.ts';

const INTEGER = /^-?\d{1,40}$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

export function isInt64(number: bigint): boolean {
  return number >= MIN_INT64 && number <= MAX_INT64;
}

/** What an addition past the 64 bits leaves: the nearest integer there is. */
export function clampInt64(number: bigint): bigint {
  if (number > MAX_INT64) return MAX_INT64;
  return number < MIN_INT64 ? MIN_INT64 : number;
}

export function parseInteger(input: unknown): string {
  const text = typeof input === 'number' && Number.isSafeInteger(input) ? String(input) : input;
  if (typeof text !== 'string' || !INTEGER.test(text) || !isInt64(BigInt(text)))
    throw invalid(`Not an integer of 64 bits: ${JSON.stringify(input)}`);
  return String(BigInt(text));
}

/** NaN, the infinities and minus zero as strings, which is how JSON can carry them. */
export function parseDouble(input: unknown): number | string {
  const spelled = typeof input === 'string' && input.trim() !== '';
  const number = typeof input === 'number' || spelled ? Number(input) : undefined;
  if (
    number === undefined ||
    (Number.isNaN(number) && input !== 'NaN' && typeof input !== 'number')
  )
    throw invalid(`Not a number: ${JSON.stringify(input)}`);
  return doubleOf(number);
}

export function doubleOf(number: number): number | string {
  if (Object.is(number, -0)) return '-0';
  return Number.isFinite(number) ? number : String(number);
}
