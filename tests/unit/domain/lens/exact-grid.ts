import type { NumberParameter } from '#domain/lens/model/lens.ts';

/** How many decimals the number is written with, however it is written. */
function digitsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

/** The decimal that a number is written with, as a whole number of 10^-digits. */
function exactly(value: number, digits: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.');
  const zeros = digits + Number(exponent) - fraction.length;
  const size = BigInt(whole + fraction) * 10n ** BigInt(zeros);
  return value < 0 ? -size : size;
}

/** Whether a number can be made, worked out on whole numbers alone: what the engine is compared with. */
export function isExactlyOnGrid(value: number, parameter: NumberParameter): boolean {
  const { min, max, step, also } = parameter;
  if (!Number.isFinite(value)) return false;
  const digits = Math.max(...[value, min, step, ...also].map(digitsOf));
  const own = exactly(value, digits);
  if (also.some((other) => exactly(other, digits) === own)) return true;
  const distance = own - exactly(min, digits);
  return distance >= 0n && value <= max && distance % exactly(step, digits) === 0n;
}
