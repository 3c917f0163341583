import type { Combination, Condition, LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import { isExactlyOnGrid } from './exact-grid.ts';

/** What the engine is compared with: the definition read again, without a line of the engine. */
export type Values = Record<string, unknown>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

export function meets(condition: Condition, values: Values): boolean {
  const value = values[condition.parameter];
  if ('is' in condition) return !isBlank(value) && (condition.is === 'given' || value !== 0);
  const wanted: unknown[] = 'in' in condition ? condition.in : [condition.equals];
  return wanted.includes(value);
}

const checked = new WeakMap<Parameter, Map<unknown, boolean>>();

/** Remembered, since most values come again and again in a hundred thousand prescriptions. */
function isMade(parameter: Parameter, value: unknown): boolean {
  const before = checked.get(parameter) ?? new Map<unknown, boolean>();
  checked.set(parameter, before);
  const result = before.get(value) ?? check(parameter, value);
  before.set(value, result);
  return result;
}

function check(parameter: Parameter, value: unknown): boolean {
  return parameter.kind === 'choice'
    ? parameter.options.some((option) => option.value === value)
    : typeof value === 'number' && isExactlyOnGrid(value, parameter);
}

export function isMisplaced({ name, dependsOn }: Parameter, values: Values): boolean {
  return dependsOn !== null && !isBlank(values[name]) && !meets(dependsOn, values);
}

/** The values that a lens must not have when it is accepted, whatever else it has. */
export function unmakeable(lens: LensDefinition, values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (isBlank(value)) return [];
    const parameter = lens.parameters.find((candidate) => candidate.name === name);
    return parameter && isMade(parameter, value) ? [] : [name];
  });
}

function missing(lens: LensDefinition, values: Values): string[] {
  return lens.parameters
    .filter(({ name, requiredWhen, dependsOn }) => {
      if (!isBlank(values[name]) || (dependsOn && !meets(dependsOn, values))) return false;
      return typeof requiredWhen === 'string'
        ? requiredWhen === 'always'
        : meets(requiredWhen, values);
    })
    .map(({ name }) => name);
}

/** Steps of lift that a scleral zone is called by; flat lifts. */
function liftOf(zone: unknown): number | null {
  if (zone === 'standard') return 0;
  const [, side, step] = /^(flat|steep)([1-4])$/.exec(String(zone)) ?? [];
  if (!step) return null;
  return side === 'flat' ? Number(step) : -Number(step);
}

function inOrder([small = 0, large = 0]: number[], { mayBeEqual }: { mayBeEqual: boolean }) {
  return small < large || (mayBeEqual && small === large);
}

function fieldBrokenBy(rule: Combination, lens: LensDefinition, values: Values): string | null {
  const made = (name: string) => {
    const parameter = lens.parameters.find((one) => one.name === name);
    const value = values[name];
    return parameter && typeof value === 'number' && isMade(parameter, value) ? value : null;
  };
  if (rule.kind === 'together') {
    const [first, second] = rule.parameters;
    const [wants, has] = [!isBlank(values[first]) && values[first] !== 0, !isBlank(values[second])];
    return wants === has ? null : second;
  }
  if (rule.kind === 'excludes') {
    const excluded = rule.values.some((value) => value === values[rule.other]);
    return excluded && values[rule.parameter] === rule.value ? rule.parameter : null;
  }
  if (rule.kind === 'limits') {
    const [value, parameter] = [
      made(rule.parameter),
      lens.parameters.find((one) => one.name === rule.parameter),
    ];
    if (value === null || parameter?.kind !== 'number' || !meets(rule.when, values)) return null;
    const inside = value >= rule.min && value <= rule.max;
    return inside || parameter.also.includes(value) ? null : rule.parameter;
  }
  const lifts = [rule.smaller, rule.larger].map((name) => liftOf(values[name]));
  if (lifts.every((lift) => lift !== null)) return inOrder(lifts, rule) ? null : rule.smaller;
  const [small, large] = [values[rule.smaller], made(rule.larger)];
  if (typeof small !== 'number' || !Number.isFinite(small) || large === null) return null;
  return small < large || (rule.mayBeEqual && small === large) ? null : rule.smaller;
}

/** The fields at which a combination does not hold; values without a place there count as taken away. */
export function broken(lens: LensDefinition, values: Values): string[] {
  const misplaced = lens.parameters.filter((one) => isMisplaced(one, values));
  const names = new Set(misplaced.map(({ name }) => name));
  return lens.combinations
    .map((rule) => fieldBrokenBy(rule, lens, values))
    .filter((field): field is string => field !== null && !names.has(field));
}

/** Every field with something wrong, each once, sorted. */
export function faultyFields(lens: LensDefinition, values: Values): string[] {
  const misplaced = lens.parameters.filter((one) => isMisplaced(one, values));
  const fields = [
    ...misplaced.map(({ name }) => name),
    ...unmakeable(lens, values),
    ...missing(lens, values),
    ...broken(lens, values),
  ];
  return [...new Set(fields)].toSorted();
}
