import { formatCents } from '#domain/money.ts';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import { describeCombination } from './combination.ts';
import type { Line } from './line.ts';
import { describeSource, parameterLines } from './parameter-lines.ts';
import { policyLines } from './policy-lines.ts';
import type { Words } from './words.ts';

function basicLines(lens: LensInput, words: Words): Line[] {
  const { text, locale } = words;
  const money = (cents: number) => formatCents(cents, lens.currency, locale);
  const { diagnosticPriceCents: diagnostic } = lens;
  const facts = {
    name: lens.name,
    family: words.family(lens.family),
    design: text(`designs.${lens.design}`),
    descriptionEn: lens.description.en,
    descriptionEs: lens.description.es,
    price: money(lens.priceCents),
    diagnosticPrice: diagnostic === null ? text('none') : money(diagnostic),
    turnaround: text('workingDays', { smart_count: lens.turnaroundDays }),
    offered: text(lens.offered ? 'yes' : 'no'),
    source: describeSource(lens.source, words),
    order: lens.parameters.map(({ label }) => label[locale]).join(', '),
  };
  return (Object.keys(facts) as (keyof typeof facts)[]).map((key) => ({
    key,
    label: text(`lines.${key}`),
    value: facts[key],
  }));
}

function ruleLines(lens: LensInput, words: Words): Line[] {
  return lens.combinations.map((combination) => ({
    key: `rule.${JSON.stringify(combination)}`,
    label: words.text('lines.rule'),
    value: describeCombination(combination, lens, words),
  }));
}

/** Returns every fact of a definition as text, except its version and its note. */
export function lensLines(lens: LensInput, words: Words): Line[] {
  return [
    ...basicLines(lens, words),
    ...lens.parameters.flatMap((parameter) => parameterLines(parameter, lens, words)),
    ...ruleLines(lens, words),
    ...policyLines(lens, words),
  ];
}
