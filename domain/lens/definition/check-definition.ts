import type { LensDefinition, Parameter } from '../model/lens.ts';
import { checkCombinationDefinition } from './check-combination-definition.ts';
import { checkCondition } from './check-condition.ts';
import { checkDependsCycle } from './check-depends-cycle.ts';
import { checkNumberDefinition } from './check-number.ts';
import { repeated, type Fault } from './fault.ts';

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
