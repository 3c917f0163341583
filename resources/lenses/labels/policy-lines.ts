import { formatCents } from '#domain/basics/money.ts';
import type { Surcharge } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { describeCondition } from './condition.ts';
import type { Labels } from './labels.ts';
import type { Line } from './line.ts';
import { describeSource } from './parameter-lines.ts';

/** "$25.00 when Surface is HydraPEG, does not come back with a warranty". */
export function describeSurcharge(surcharge: Surcharge, lens: LensInput, labels: Labels): string {
  const { text, locale } = labels;
  const price = formatCents(surcharge.priceCents, lens.currency, locale);
  const condition = describeCondition(surcharge.when, lens, labels);
  const back = text(surcharge.refundable ? 'refundable' : 'notRefundable');
  return `${text('surcharge', { price, condition })}, ${back}`;
}

export function describeSpare({ spare }: LensInput, { text }: Labels): string {
  if (!spare) return text('none');
  const days = text('days', { smart_count: spare.withinDays });
  return text('spare', { percent: spare.percentOff, days });
}

/** Two facts of one surcharge: what it costs when, and its names. */
function surchargeLines(surcharge: Surcharge, lens: LensInput, labels: Labels): Line[] {
  const { text, locale } = labels;
  const label = surcharge.label[locale];
  const value = describeSurcharge(surcharge, lens, labels);
  const key = `surcharge.${surcharge.id}`;
  const group = { key, label: text('lines.surcharge', { label }), value };
  return [
    { ...group, group },
    {
      key: `${key}.names`,
      label: text('lines.surchargeNames', { label }),
      value: `${surcharge.label.en} / ${surcharge.label.es}`,
      group,
    },
  ];
}

function surchargeOrder({ surcharges }: LensInput, { text, locale }: Labels): Line[] {
  if (surcharges.length < 2) return [];
  const value = surcharges.map(({ label }) => label[locale]).join(', ');
  const order = surcharges.map(({ id }) => id);
  return [{ key: 'surchargeOrder', label: text('lines.surchargeOrder'), value, order }];
}

function warrantyLines({ warranty, currency }: LensInput, labels: Labels): Line[] {
  const { text, locale } = labels;
  const label = text('lines.warranty');
  if (!warranty) return [{ key: 'warranty', label, value: text('none') }];
  const facts: [string, string, string][] = [
    ['days', text('lines.warrantyDays'), text('days', { smart_count: warranty.days })],
    [
      'exchanges',
      text('lines.warrantyExchanges'),
      warranty.exchanges === null ? text('unlimited') : String(warranty.exchanges),
    ],
    ['credit', text('lines.warrantyCredit'), `${warranty.creditPercent} %`],
    ['fee', text('lines.warrantyFee'), formatCents(warranty.feeCents, currency, locale)],
    ['return', text('lines.warrantyReturn'), text(warranty.mustReturn ? 'yes' : 'no')],
    ['source', text('lines.warrantySource'), describeSource(warranty.source, labels)],
  ];
  return facts.map(([fact, factLabel, value]) => ({
    key: `warranty.${fact}`,
    label: factLabel,
    value,
  }));
}

function warningLines({ warnings }: LensInput, { text }: Labels): Line[] {
  return Object.entries(warnings).map(([code, { off, limits }]) => {
    const named = Object.entries(limits).map(([name, value]) =>
      text('warningLimit', { name, value }),
    );
    const value = off ? text('warningOff') : named.join(', ') || text('none');
    return { key: `warning.${code}`, label: text('lines.warning', { code }), value };
  });
}

/** Returns the surcharges, policies and warnings of a lens as text. */
export function policyLines(lens: LensInput, labels: Labels): Line[] {
  const { text } = labels;
  const spareSource = lens.spare
    ? [
        {
          key: 'spare.source',
          label: text('lines.spareSource'),
          value: describeSource(lens.spare.source, labels),
        },
      ]
    : [];
  return [
    ...lens.surcharges.flatMap((one) => surchargeLines(one, lens, labels)),
    ...surchargeOrder(lens, labels),
    ...warrantyLines(lens, labels),
    { key: 'spare', label: text('lines.spare'), value: describeSpare(lens, labels) },
    ...spareSource,
    ...warningLines(lens, labels),
  ];
}
