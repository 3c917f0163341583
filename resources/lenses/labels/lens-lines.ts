import { formatCents } from '#domain/basics/money.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { describeCombination } from './combination.ts';
import type { Labels } from './labels.ts';
import type { Line } from './line.ts';
import { describeSource, parameterLines } from './parameter-lines.ts';
import { policyLines } from './policy-lines.ts';

function basicLines(lens: LensInput, labels: Labels): Line[] {
  const { text, locale } = labels;
  const money = (cents: number) => formatCents(cents, lens.currency, locale);
  const { diagnosticPriceCents: diagnostic } = lens;
  const facts = {
    name: lens.name,
    family: labels.family(lens.family),
    design: text(`designs.${lens.design}`),
    descriptionEn: lens.description.en,
    descriptionEs: lens.description.es,
    price: money(lens.priceCents),
    diagnosticPrice: diagnostic === null ? text('none') : money(diagnostic),
    turnaround: text('workingDays', { smart_count: lens.turnaroundDays }),
    offered: text(lens.offered ? 'yes' : 'no'),
    source: describeSource(lens.source, labels),
  };
  const lines = (Object.keys(facts) as (keyof typeof facts)[]).map((key) => ({
    key,
    label: text(`lines.${key}`),
    value: facts[key],
  }));
  return [...lines, orderLine(lens, labels)];
}

function orderLine({ parameters }: LensInput, { text, locale }: Labels): Line {
  return {
    key: 'order',
    label: text('lines.order'),
    value: parameters.map(({ label }) => label[locale]).join(', '),
    order: parameters.map(({ name }) => name),
  };
}

function ruleLines(lens: LensInput, labels: Labels): Line[] {
  return lens.combinations.map((combination) => ({
    key: `rule.${JSON.stringify(combination)}`,
    label: labels.text('lines.rule'),
    value: describeCombination(combination, lens, labels),
  }));
}

/** Returns every fact of a definition as text, except its version and its note. */
export function lensLines(lens: LensInput, labels: Labels): Line[] {
  return [
    ...basicLines(lens, labels),
    ...lens.parameters.flatMap((parameter) => parameterLines(parameter, lens, labels)),
    ...ruleLines(lens, labels),
    ...policyLines(lens, labels),
  ];
}
