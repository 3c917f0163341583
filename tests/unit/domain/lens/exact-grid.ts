import type { NumberParameter } from '#domain/schemas/lens.ts';

const DIGITS = 330;

/** The decimal that a number is written with, as a whole number of 10^-330, however it is written. */
function exactly(value: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.');
  const zeros = DIGITS + Number(exponent) - fraction.length;
  const size = BigInt(whole + fraction) * 10n ** BigInt(zeros);
  return value < 0 ? -size : size;
}

/** Whether a number can be made, worked out on whole numbers alone: what the engine is compared with. */
export function isExactlyOnGrid(value: number, parameter: NumberParameter): boolean {
  const { min, max, step, also } = parameter;
  if (!Number.isFinite(value)) return false;
  if (also.some((other) => exactly(other) === exactly(value))) return true;
  const distance = exactly(value) - exactly(min);
  return distance >= 0n && value <= max && distance % exactly(step) === 0n;
}
