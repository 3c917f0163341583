import { findParameter } from '../../../lens/model/find-parameter.ts';
import { formatParameter, formatQuantity, formatUnsigned } from '../../../lens/model/format.ts';
import type {
  Combination,
  Condition,
  LensDefinition,
  Parameter,
} from '../../../lens/model/lens.ts';
import { say, type Words } from '../answers/words.ts';

function rangeText(parameter: Extract<Parameter, { kind: 'number' }>, words: Words): string {
  const { label, min, max, step, also, unit, default: usual } = parameter;
  const show = (value: number): string => formatQuantity(value, parameter);
  const space = unit === '°' || unit === '' ? '' : ' ';
  let range = say(words, 'limits.range', {
    label: label[words.locale],
    min: show(min),
    max: show(max),
    step: formatUnsigned(step, parameter) + space + unit,
  });
  if (also.length > 0) {
    range = say(words, 'limits.also', { range, also: also.map((value) => show(value)).join(', ') });
  }
  if (usual !== null) range = say(words, 'limits.default', { range, value: show(usual) });
  return range;
}

function optionsText(parameter: Extract<Parameter, { kind: 'choice' }>, words: Words): string {
  const { locale } = words;
  const options = parameter.options.map(({ label }) => label[locale]).join(', ');
  return say(words, 'limits.options', { label: parameter.label[locale], options });
}

function conditionText(when: Condition, lens: LensDefinition, words: Words): string {
  const parameter = findParameter(lens, when.parameter);
  if (!parameter) return '';
  const label = parameter.label[words.locale];
  const values = 'in' in when ? when.in : 'equals' in when ? [when.equals] : [];
  const shown = values.map((value) => formatParameter(value, parameter, words.locale));
  return `${label} ${shown.join(', ')}`.trim();
}

function excludedText(
  { value, other, values }: Extract<Combination, { kind: 'excludes' }>,
  parameter: Parameter,
  lens: LensDefinition,
  words: Words,
): string {
  return say(words, 'limits.excluded', {
    value: formatParameter(value, parameter, words.locale),
    other: conditionText({ parameter: other, in: values }, lens, words),
  });
}

type Limits = Extract<Combination, { kind: 'limits' }>;

/** Returns what a parameter is available in, with what limits it further. */
export function describeParameter(
  lens: LensDefinition,
  parameter: Parameter,
  words: Words,
): string[] {
  const own =
    parameter.kind === 'number' ? rangeText(parameter, words) : optionsText(parameter, words);
  const first = parameter.laboratoryDecides ? say(words, 'limits.laboratory', { range: own }) : own;
  const limits = lens.combinations.filter(
    (one): one is Limits => one.kind === 'limits' && one.parameter === parameter.name,
  );
  const further = limits.map(({ when, min, max }) =>
    say(words, 'limits.when', {
      other: conditionText(when, lens, words),
      label: parameter.label[words.locale],
      min: formatParameter(min, parameter, words.locale),
      max: formatParameter(max, parameter, words.locale),
    }),
  );
  const excluded = lens.combinations.flatMap((one) =>
    one.kind === 'excludes' && one.parameter === parameter.name
      ? [excludedText(one, parameter, lens, words)]
      : [],
  );
  return [first, ...further, ...excluded];
}
