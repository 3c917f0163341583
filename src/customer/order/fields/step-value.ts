import { isAxis, nearestMakeable } from '#domain/lens/model/grid.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';

/**
 * Returns the next available value above (1) or below (-1) the given one; stops at the end of the range, an axis wraps
 * around. An empty field starts from the default, or from the value closest to 0.
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

/** Steps `count` times; an empty field only goes to the starting value. */
export function stepValues(
  value: number | null,
  direction: 1 | -1,
  count: number,
  parameter: NumberParameter,
): number {
  let reached = stepValue(value, direction, parameter);
  const more = value === null ? 0 : count - 1;
  for (let step = 0; step < more; step += 1) reached = stepValue(reached, direction, parameter);
  return reached;
}

/** Returns the largest (1) or smallest (-1) available value. */
export function endValue(direction: 1 | -1, parameter: NumberParameter): number {
  const ends = [parameter.min, parameter.max, ...parameter.also].map((end) =>
    nearestMakeable(end, parameter),
  );
  return direction === 1 ? Math.max(...ends) : Math.min(...ends);
}

const STEP_KEYS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };
const END_KEYS: Record<string, 1 | -1> = { End: 1, Home: -1 };
const MANY = 10;

/** Returns the value for a key: arrows step once, with Shift ten times; Home and End go to the ends; else null. */
export function valueByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number | null,
  parameter: NumberParameter,
): number | null {
  const step = STEP_KEYS[key];
  if (step) return stepValues(value, step, shiftKey ? MANY : 1, parameter);
  const end = END_KEYS[key];
  return end && !shiftKey ? endValue(end, parameter) : null;
}
