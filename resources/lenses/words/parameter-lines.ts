import { formatNumber, formatParameter, formatUnsigned } from '#domain/lens/format.ts';
import type { ChoiceParameter, LensDefinition, Parameter, Source } from '#domain/schemas/lens.ts';
import { describeCondition, describeRequirement } from './condition.ts';
import type { Line } from './line.ts';
import type { Words } from './words.ts';

export function describeSource({ status, note }: Source, { text }: Words): string {
  return `${text(`statuses.${status}`)}: ${note}`;
}

/** Returns a short summary that identifies a parameter: its range, "6.00 – 9.00 mm", or its options. */
function summaryOf(parameter: Parameter, { locale }: Words): string {
  if (parameter.kind === 'choice') {
    return parameter.options.map(({ label }) => label[locale]).join(', ');
  }
  const [min, max] = [parameter.min, parameter.max].map((end) => formatNumber(end, parameter));
  return `${min} – ${max} ${parameter.unit}`.trim();
}

function wordsOf({ label, amount }: ChoiceParameter['options'][number]): string {
  const texts = `${label.en} / ${label.es}`;
  return amount === undefined ? texts : `${texts} (${amount})`;
}

function kindLines(parameter: Parameter, words: Words): [string, string, string][] {
  const { text, locale } = words;
  const label = parameter.label[locale];
  if (parameter.kind === 'choice') {
    return parameter.options.map((option) => [
      `option.${option.value}`,
      text('lines.option', { label, value: option.value }),
      wordsOf(option),
    ]);
  }
  const also = parameter.also.map((value) => formatNumber(value, parameter)).join(', ');
  return [
    ['unit', text('lines.unit', { label }), parameter.unit || text('none')],
    ['min', text('lines.min', { label }), formatNumber(parameter.min, parameter)],
    ['max', text('lines.max', { label }), formatNumber(parameter.max, parameter)],
    ['step', text('lines.step', { label }), formatUnsigned(parameter.step, parameter)],
    ['also', text('lines.also', { label }), also || text('none')],
  ];
}

function laboratoryLine(label: string, { text }: Words): [string, string, string] {
  return ['laboratoryDecides', text('lines.blank', { label }), text('lines.laboratoryDecides')];
}

/** Returns every fact of one parameter as text. */
export function parameterLines(
  parameter: Parameter,
  lens: Pick<LensDefinition, 'parameters'>,
  words: Words,
): Line[] {
  const { text, locale } = words;
  const label = parameter.label[locale];
  const value = formatParameter(parameter.default, parameter, locale) || text('none');
  const { dependsOn, name } = parameter;
  const condition = dependsOn ? describeCondition(dependsOn, lens, words) : text('none');
  const group = {
    key: `parameter.${name}`,
    label: text('lines.parameter', { label }),
    value: summaryOf(parameter, words),
  };
  const facts: [string, string, string][] = [
    ['labelEn', text('lines.labelEn', { label }), parameter.label.en],
    ['labelEs', text('lines.labelEs', { label }), parameter.label.es],
    ['kind', text('lines.kind', { label }), text(`kinds.${parameter.kind}`)],
    ...kindLines(parameter, words),
    ['default', text('lines.default', { label }), value],
    ['required', text('lines.required', { label }), describeRequirement(parameter, lens, words)],
    ['dependsOn', text('lines.dependsOn', { label }), condition],
    ...(parameter.laboratoryDecides ? [laboratoryLine(label, words)] : []),
    ['source', text('lines.parameterSource', { label }), describeSource(parameter.source, words)],
  ];
  return facts.map(([fact, factLabel, factValue]) => ({
    key: `${group.key}.${fact}`,
    label: factLabel,
    value: factValue,
    group,
  }));
}
