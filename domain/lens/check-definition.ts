import type { LensDefinition, Parameter } from '../schemas/lens.ts';
import { checkCombinationDefinition } from './definition/check-combination-definition.ts';
import { checkCondition } from './definition/check-condition.ts';
import { checkDependsCycle } from './definition/check-depends-cycle.ts';
import { checkNumberDefinition } from './definition/check-number.ts';
import { repeated, type Fault } from './definition/fault.ts';

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
 * What the schema cannot say of a lens: whether what it names is there, and whether its figures leave something
 * to be made. An empty list means: the engine can work with it. Messages in English, naming the parameter.
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
