import type { Combination, LensDefinition } from '#domain/lens/model/lens.ts';
import { describeCondition, labelOf, valueOf } from './condition.ts';
import type { Labels } from './labels.ts';

/** Returns a rule between parameters as a sentence: "Axis is needed with Cylinder, and neither stands alone." */
export function describeCombination(
  combination: Combination,
  lens: Pick<LensDefinition, 'parameters'>,
  labels: Labels,
): string {
  const { text } = labels;
  const label = (name: string) => labelOf(name, lens, labels);
  if (combination.kind === 'together') {
    const [first, second] = combination.parameters;
    return text('combination.together', { first: label(first), second: label(second) });
  }
  if (combination.kind === 'excludes') {
    const { parameter, value, other, values } = combination;
    return text('combination.excludes', {
      parameter: label(parameter),
      value: valueOf(value, parameter, lens, labels),
      other: label(other),
      values: values.map((one) => valueOf(one, other, lens, labels)).join(text('or')),
    });
  }
  if (combination.kind === 'limits') {
    const { parameter, when, min, max } = combination;
    return text('combination.limits', {
      condition: describeCondition(when, lens, labels),
      parameter: label(parameter),
      min: valueOf(min, parameter, lens, labels),
      max: valueOf(max, parameter, lens, labels),
    });
  }
  const { smaller, larger, mayBeEqual, because } = combination;
  const sides = { smaller: label(smaller), larger: label(larger) };
  const sentence = text(mayBeEqual ? 'combination.atMost' : 'combination.below', sides);
  return because ? `${sentence} (${because[labels.locale]})` : sentence;
}
