import { findParameter } from '../model/find-parameter.ts';
import { narrowed } from '../model/grid.ts';
import type { Combination, LensDefinition, Parameter } from '../model/lens.ts';
import { measuredOptions } from '../model/option-amount.ts';
import { unknownParameter, checkCondition } from './check-condition.ts';
import type { Fault } from './fault.ts';

type Limits = Extract<Combination, { kind: 'limits' }>;

type Kind<K extends Combination['kind']> = Extract<Combination, { kind: K }>;

interface Named {
  name: string;
  path: string;
}

/** Checks that both parameters exist, have the required kind, and differ. */
function checkPair(pair: [Named, Named], kind: Parameter['kind'], lens: LensDefinition): Fault[] {
  const faults = pair.flatMap(({ name, path }) => {
    const parameter = findParameter(lens, name);
    if (!parameter) return [unknownParameter(name, path)];
    return parameter.kind === kind ? [] : [{ path, message: `${name} is not a ${kind}` }];
  });
  const [first, second] = pair;
  return first.name === second.name
    ? [...faults, { path: second.path, message: `${second.name} stands against itself` }]
    : faults;
}

function missingOptions(name: string, values: string[], lens: LensDefinition, path: string) {
  const parameter = findParameter(lens, name);
  if (parameter?.kind !== 'choice') return [];
  return values
    .filter((value) => !parameter.options.some((option) => option.value === value))
    .map((value) => ({ path, message: `${name} has no option “${value}”` }));
}

function checkExcludes(rule: Kind<'excludes'>, lens: LensDefinition, path: string): Fault[] {
  const { parameter, other } = rule;
  const pair: [Named, Named] = [
    { name: parameter, path: `${path}.parameter` },
    { name: other, path: `${path}.other` },
  ];
  return [
    ...checkPair(pair, 'choice', lens),
    ...missingOptions(parameter, [rule.value], lens, `${path}.value`),
    ...missingOptions(other, rule.values, lens, `${path}.values`),
  ];
}

/** Returns what is wrong with one combination of the lens. */
export function checkCombinationDefinition(
  rule: Combination,
  lens: LensDefinition,
  path: string,
): Fault[] {
  if (rule.kind === 'limits') return checkLimitsDefinition(rule, lens, path);
  if (rule.kind === 'excludes') return checkExcludes(rule, lens, path);
  const pair: [Named, Named] =
    rule.kind === 'together'
      ? [
          { name: rule.parameters[0], path: `${path}.parameters.0` },
          { name: rule.parameters[1], path: `${path}.parameters.1` },
        ]
      : [
          { name: rule.smaller, path: `${path}.smaller` },
          { name: rule.larger, path: `${path}.larger` },
        ];
  return rule.kind === 'ordered' ? checkOrdered(pair, lens) : checkPair(pair, 'number', lens);
}

/** Checks for two numbers, or two choices whose options have amounts. */
function checkOrdered(pair: [Named, Named], lens: LensDefinition): Fault[] {
  const first = findParameter(lens, pair[0].name);
  if (first?.kind !== 'choice') return checkPair(pair, 'number', lens);
  const faults = checkPair(pair, 'choice', lens);
  if (faults.length > 0) return faults;
  return pair
    .filter(({ name }) => measuredOptions(findParameter(lens, name)).length === 0)
    .map(({ name, path }) => ({ path, message: `No option of ${name} comes to an amount` }));
}

function checkRange({ parameter: name, min, max }: Limits, lens: LensDefinition, path: string) {
  const parameter = findParameter(lens, name);
  if (!parameter) return [unknownParameter(name, `${path}.parameter`)];
  if (parameter.kind !== 'number') {
    return [{ path: `${path}.parameter`, message: `Limits need a number; ${name} is a choice` }];
  }
  const range = `${name} runs from ${parameter.min} to ${parameter.max}`;
  const faults: Fault[] = [];
  if (min < parameter.min)
    faults.push({ path: `${path}.min`, message: `${min} is too low: ${range}` });
  if (max > parameter.max)
    faults.push({ path: `${path}.max`, message: `${max} is too high: ${range}` });
  if (!narrowed(parameter, min, max)) {
    faults.push({ path: `${path}.max`, message: `No value of ${name} lies from ${min} to ${max}` });
  }
  return faults;
}

/** Checks that the limits are within the parameter's range, leave values, and depend on another parameter. */
function checkLimitsDefinition(limits: Limits, lens: LensDefinition, path: string): Fault[] {
  const ofItself = limits.when.parameter === limits.parameter;
  const message = `The limits of ${limits.parameter} cannot hang on its own value`;
  return [
    ...checkRange(limits, lens, path),
    ...checkCondition(limits.when, lens, `${path}.when`),
    ...(ofItself ? [{ path: `${path}.when.parameter`, message }] : []),
  ];
}
