import { holds } from './applies.ts';
import type { NumberParameter, Combination, LensDefinition, Prescription } from './lens.ts';

type Limits = Extract<Combination, { kind: 'limits' }>;

/** The part of a parameter that defines which values can be made. */
export type Grid = Pick<NumberParameter, 'min' | 'max' | 'step' | 'also' | 'unit'>;

const HALF_TURN = 180;

/** Returns the number of decimals: 8.05 → 2, 1e-7 → 7. */
export function countDecimals(value: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e') as [string, string?];
  const fraction = mantissa.split('.')[1] ?? '';
  return Math.max(0, fraction.length - Number(exponent));
}

/** Returns the factor that makes min and step whole numbers: 100 for steps of 0.05. */
function scaleOf({ min, step }: Grid): number {
  return 10 ** Math.max(countDecimals(min), countDecimals(step));
}

interface Scaled {
  min: number;
  max: number;
  stepAsGiven: number;
  scale: number;
  first: number;
  step: number;
  count: number;
}

/** Cached for each grid, because a form checks at every key press. Recalculated when the grid was edited in place. */
const known = new WeakMap<Grid, Scaled>();

function scaled(grid: Grid): Scaled {
  const before = known.get(grid);
  const isSame =
    before?.min === grid.min && before.max === grid.max && before.stepAsGiven === grid.step;
  if (isSame) return before;
  const result = scaleUp(grid);
  known.set(grid, result);
  return result;
}

/** Converts min, max and step to whole numbers: 6.00 … 9.00 by 0.05 → 600 … 900 by 5. */
function scaleUp(grid: Grid): Scaled {
  const scale = scaleOf(grid);
  const first = Math.round(grid.min * scale);
  const step = Math.round(grid.step * scale);
  const count = Math.floor((Math.round(grid.max * scale) - first) / step);
  return { min: grid.min, max: grid.max, stepAsGiven: grid.step, scale, first, step, count };
}

/**
 * Whether the value is exactly one of min, min + step, … A whole number divided by a power of ten is the double closest
 * to that decimal, so `units / scale === value` needs no tolerance: 8.0500000001 is not on a step.
 */
export function isOnStep(value: number, grid: Grid): boolean {
  const { scale, first, step } = scaled(grid);
  const units = Math.round(value * scale);
  return units / scale === value && (units - first) % step === 0;
}

export function isInRange(value: number, { min, max, also }: Grid): boolean {
  return (value >= min && value <= max) || also.includes(value);
}

/** Whether a lens can be made with this value. */
export function isMakeable(value: number, grid: Grid): boolean {
  return grid.also.includes(value) || (isInRange(value, grid) && isOnStep(value, grid));
}

/** Whether the grid is an axis, which is circular: 0° is written 180°, and 185° is 5°. Other angles are not. */
export function isAxis({ unit, min, max, step }: Grid): boolean {
  return unit === '°' && max === HALF_TURN && min === step;
}

function ontoHalfTurn(value: number, min: number): number {
  return ((((value - min) % HALF_TURN) + HALF_TURN) % HALF_TURN) + min;
}

function nearestStep(value: number, grid: Grid): number {
  const { scale, first, step, count } = scaled(grid);
  const wanted = isAxis(grid) ? ontoHalfTurn(value, grid.min) : value;
  const inside = Math.min(Math.max(wanted, grid.min), grid.max);
  const index = Math.min(Math.round((inside * scale - first) / step), count);
  return (first + index * step) / scale;
}

/** Returns the steps of the grid from `min` to `max`; null when there are none. */
export function narrowed(grid: Grid, min: number, max: number): Grid | null {
  const { scale, first, step, count } = scaled(grid);
  const at = (index: number) => (first + index * step) / scale;
  let lowest = Math.max(0, Math.floor((min * scale - first) / step) - 1);
  while (at(lowest) < min) lowest += 1;
  let highest = Math.min(count, Math.ceil((max * scale - first) / step) + 1);
  while (highest >= lowest && at(highest) > max) highest -= 1;
  if (highest < lowest) return null;
  const { also, unit } = grid;
  return { min: at(lowest), max: at(highest), step: grid.step, also, unit };
}

/** Returns the nearest value that can be made; for an axis, the nearest on the circle. */
export function nearestMakeable(value: number, grid: Grid): number {
  return [nearestStep(value, grid), ...grid.also].reduce((best, other) =>
    Math.abs(other - value) < Math.abs(best - value) ? other : best,
  );
}

const FULL_TURN = 360;
/** Tolerance between doubles of the same decimal. */
const DUST = 1e-9;

/** Returns the distance between a value and one that can be made, in the grid's unit; for an axis, on the circle. */
function distance(value: number, made: number, grid: Grid): number {
  const apart = Math.abs(value - made);
  if (!isAxis(grid)) return apart;
  if (value < 0 || value > FULL_TURN) return Infinity;
  return Math.min(apart % HALF_TURN, HALF_TURN - (apart % HALF_TURN));
}

/**
 * Returns the values at most `reach` steps from `value` that can be made, the closest first. An axis continues from
 * 360° to 0°, as on a protractor.
 */
export function makeableAround(value: number, reach: number, grid: Grid): number[] {
  const { scale, first, step, count } = scaled(grid);
  const closest = nearestMakeable(value, grid);
  const middle = Math.round((nearestStep(value, grid) * scale - first) / step);
  const steps: number[] = [];
  for (let index = middle - reach; index <= middle + reach; index += 1) {
    const turned = isAxis(grid) ? (index + count + 1) % (count + 1) : index;
    if (turned >= 0 && turned <= count) steps.push((first + turned * step) / scale);
  }
  const far = (made: number) => (made === closest ? -1 : distance(value, made, grid));
  return [...new Set([...steps, ...grid.also])]
    .filter((made) => distance(value, made, grid) <= reach * grid.step + DUST)
    .toSorted((a, b) => far(a) - far(b));
}

/** Returns the limits of this parameter that apply because of the other values. */
export function limitsOf(name: string, lens: LensDefinition, prescription: Prescription): Limits[] {
  return lens.combinations.filter(
    (combination): combination is Limits =>
      combination.kind === 'limits' &&
      combination.parameter === name &&
      holds(combination.when, prescription),
  );
}

/** Returns the part of the grid within all limits; null when no step is left. */
export function limitedGrid(parameter: NumberParameter, limits: readonly Limits[]): Grid | null {
  const min = Math.max(parameter.min, ...limits.map((one) => one.min));
  const max = Math.min(parameter.max, ...limits.map((one) => one.max));
  return narrowed(parameter, min, max);
}
