import { findParameter } from '../model/find-parameter.ts';
import { isMakeable, isOnStep } from '../model/grid.ts';
import type { LensDefinition, NumberParameter, Parameter } from '../model/lens.ts';
import { checkCombinationDefinition } from './check-combination-definition.ts';
import { checkCondition } from './check-condition.ts';
import { type Fault, repeated } from './fault.ts';

function checkConditionsOf(parameter: Parameter, lens: LensDefinition, path: string): Fault[] {
  const { requiredWhen, dependsOn } = parameter;
  return [
    ...(typeof requiredWhen === 'string'
      ? []
      : checkCondition(requiredWhen, lens, `${path}.requiredWhen`)),
    ...(dependsOn ? checkCondition(dependsOn, lens, `${path}.dependsOn`) : []),
  ];
}

function checkParameterDefinition(parameter: Parameter, lens: LensDefinition, path: string) {
  const own =
    parameter.kind === 'number'
      ? checkNumberDefinition(parameter, path)
      : repeated(
          parameter.options.map((option) => option.value),
          (index) => `${path}.options.${index}.value`,
        );
  return [...own, ...checkConditionsOf(parameter, lens, path)];
}

/**
 * Checks what the schema cannot: that all names in a lens refer to existing parameters, and that its limits allow
 * values. An empty list means that the engine can use it. Messages are in English and name the parameter.
 */
export function checkDefinition(lens: LensDefinition): Fault[] {
  const { parameters, surcharges, combinations } = lens;
  return [
    ...repeated(
      parameters.map(({ name }) => name),
      (index) => `parameters.${index}.name`,
    ),
    ...parameters.flatMap((parameter, index) =>
      checkParameterDefinition(parameter, lens, `parameters.${index}`),
    ),
    ...checkDependsCycle(lens),
    ...combinations.flatMap((rule, index) =>
      checkCombinationDefinition(rule, lens, `combinations.${index}`),
    ),
    ...repeated(
      surcharges.map(({ id }) => id),
      (index) => `surcharges.${index}.id`,
    ),
    ...surcharges.flatMap(({ when }, index) =>
      checkCondition(when, lens, `surcharges.${index}.when`),
    ),
  ];
}

/** Returns the chain of parameters that `name` depends on, up to its end or to a repeated one. */
function chainFrom(name: string, lens: LensDefinition): string[] {
  const chain = [name];
  let next = findParameter(lens, name)?.dependsOn?.parameter;
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    next = findParameter(lens, next)?.dependsOn?.parameter;
  }
  return next === undefined ? chain : [...chain, next];
}

/** Reports parameters that depend on themselves, directly or through others, and so could never be entered. */
function checkDependsCycle(lens: LensDefinition): Fault[] {
  return lens.parameters.flatMap(({ name }, index) => {
    const chain = chainFrom(name, lens);
    if (chain.length === 1 || chain.at(-1) !== name) return [];
    const message = `${name} depends on itself: ${chain.join(' → ')}`;
    return [{ path: `parameters.${index}.dependsOn`, message }];
  });
}

/** Checks that the range is a multiple of the step, and that the default can be made. */
function checkNumberDefinition(parameter: NumberParameter, path: string): Fault[] {
  const { name, min, max, step } = parameter;
  const size = max - min;
  if (size > 0 && step > size) {
    const message = `${name}: the step ${step} is larger than the range from ${min} to ${max}`;
    return [{ path: `${path}.step`, message }];
  }
  const faults: Fault[] = [];
  if (!isOnStep(max, parameter)) {
    const message = `${name}: the largest value ${max} cannot be reached from ${min} in steps of ${step}`;
    faults.push({ path: `${path}.max`, message });
  }
  if (parameter.default !== null && !isMakeable(parameter.default, parameter)) {
    const message = `${name}: the default ${parameter.default} is not one of the values that are made`;
    faults.push({ path: `${path}.default`, message });
  }
  return faults;
}
