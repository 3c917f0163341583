import { formatNumber, formatParameter, formatUnsigned } from '#domain/lens/model/format.ts';
import type {
  ChoiceParameter,
  LensDefinition,
  Parameter,
  Source,
} from '#domain/lens/model/lens.ts';
import { describeCondition, describeRequirement } from './condition.ts';
import type { Labels } from './labels.ts';
import type { Line } from './line.ts';

export function describeSource({ status, note }: Source, { text }: Labels): string {
  return `${text(`statuses.${status}`)}: ${note}`;
}

/** Returns a short summary that identifies a parameter: its range, "6.00 – 9.00 mm", or its options. */
function summaryOf(parameter: Parameter, { locale }: Labels): string {
  if (parameter.kind === 'choice') {
    return parameter.options.map(({ label }) => label[locale]).join(', ');
  }
  const [min, max] = [parameter.min, parameter.max].map((end) => formatNumber(end, parameter));
  return `${min} – ${max} ${parameter.unit}`.trim();
}

function optionText({ label, amount }: ChoiceParameter['options'][number]): string {
  const texts = `${label.en} / ${label.es}`;
  return amount === undefined ? texts : `${texts} (${amount})`;
}

function kindLines(parameter: Parameter, labels: Labels): [string, string, string][] {
  const { text, locale } = labels;
  const label = parameter.label[locale];
  if (parameter.kind === 'choice') {
    return parameter.options.map((option) => [
      `option.${option.value}`,
      text('lines.option', { label, value: option.value }),
      optionText(option),
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

function laboratoryLine(label: string, { text }: Labels): [string, string, string] {
  return ['laboratoryDecides', text('lines.blank', { label }), text('lines.laboratoryDecides')];
}

/** Returns every fact of one parameter as text. */
export function parameterLines(
  parameter: Parameter,
  lens: Pick<LensDefinition, 'parameters'>,
  labels: Labels,
): Line[] {
  const { text, locale } = labels;
  const label = parameter.label[locale];
  const value = formatParameter(parameter.default, parameter, locale) || text('none');
  const { dependsOn, name } = parameter;
  const condition = dependsOn ? describeCondition(dependsOn, lens, labels) : text('none');
  const group = {
    key: `parameter.${name}`,
    label: text('lines.parameter', { label }),
    value: summaryOf(parameter, labels),
  };
  const facts: [string, string, string][] = [
    ['labelEn', text('lines.labelEn', { label }), parameter.label.en],
    ['labelEs', text('lines.labelEs', { label }), parameter.label.es],
    ['kind', text('lines.kind', { label }), text(`kinds.${parameter.kind}`)],
    ...kindLines(parameter, labels),
    ['default', text('lines.default', { label }), value],
    ['required', text('lines.required', { label }), describeRequirement(parameter, lens, labels)],
    ['dependsOn', text('lines.dependsOn', { label }), condition],
    ...(parameter.laboratoryDecides ? [laboratoryLine(label, labels)] : []),
    ['source', text('lines.parameterSource', { label }), describeSource(parameter.source, labels)],
  ];
  const lines = facts.map(([fact, factLabel, factValue]) => ({
    key: `${group.key}.${fact}`,
    label: factLabel,
    value: factValue,
    group,
  }));
  if (parameter.kind !== 'choice') return lines;
  const order = parameter.options.map((option) => option.value);
  const orderLabel = text('lines.optionOrder', { label });
  const ofOptions = { key: `${group.key}.optionOrder`, label: orderLabel, value: order.join(', ') };
  return [...lines, { ...ofOptions, order, group }];
}
