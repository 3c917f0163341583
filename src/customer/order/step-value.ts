import { isAxis, nearestMakeable } from '#domain/lens/grid.ts';
import type { NumberParameter } from '#domain/schemas/lens.ts';

/**
 * The next value that is made above (1) or below (-1) the given one; at the end of the range it stays, an axis
 * goes round. An empty field starts from the default, or from the value closest to 0.
 */
export function stepValue(
  value: number | null,
  direction: 1 | -1,
  parameter: NumberParameter,
): number {
  if (value === null) return parameter.default ?? nearestMakeable(0, parameter);
  const next = nearestMakeable(value + direction * parameter.step, parameter);
  if (isAxis(parameter)) return next;
  const isBeyond = (candidate: number) => (candidate - value) * direction > 0;
  if (isBeyond(next)) return next;
  // across a gap, such as from -0.75 up to a cylinder of 0
  const ends = [parameter.min, parameter.max].map((end) => nearestMakeable(end, parameter));
  const beyond = [...parameter.also, ...ends].filter(isBeyond);
  return beyond.length === 0
    ? nearestMakeable(value, parameter)
    : beyond.reduce((a, b) => (Math.abs(a - value) <= Math.abs(b - value) ? a : b));
}
