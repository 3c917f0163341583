import { describe, expect, it } from 'vitest';
import type { Combination, Parameter } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { lensOf } from '../../domain/fitting/fitting-case.ts';
import { CORNEAL } from '../../domain/lens/figures/corneal.ts';
import { OTHER, SCLERAL, SOFT } from '../../domain/lens/figures/soft-and-scleral.ts';
import { rowsOf, valueOf } from '../../domain/text-table.ts';

const ROWS = rowsOf([SCLERAL, CORNEAL, SOFT, OTHER].join('\n'));
const isHead = ([first = '']: string[]) => first.startsWith('lens ');
const names = (text: string) => text.split(' ').filter((name) => name !== '');

/**
 * A row of the lens: id; family, design, basis and version; cents new and lent, days to make; days and exchanges of the
 * warranty; surcharges; rules. Then its parameters.
 */
const LENSES = ROWS.filter(isHead).map(
  ([head = '', kind, prices, terms = '', surcharges = '', rules = '']) => {
    const rest = ROWS.slice(ROWS.findIndex(([first]) => first === head) + 1);
    const end = rest.findIndex(isHead);
    const parameters = end === -1 ? rest : rest.slice(0, end);
    const id = head.slice('lens '.length);
    return {
      id,
      kind,
      prices,
      terms,
      surcharges: names(surcharges),
      rules: names(rules),
      parameters,
    };
  },
);

const CYLINDER = { parameter: 'cylinder', is: 'nonZero' };
const ADD = { parameter: 'add', is: 'given' };
const landing = (kind: string) => ({ parameter: 'landing', equals: kind });
/** When a parameter is asked for, and whether it has a place otherwise; `left`: blank, the laboratory chooses it. */
const ASKED: Record<string, object> = {
  always: { requiredWhen: 'always', dependsOn: null },
  optional: { requiredWhen: 'optional', dependsOn: null },
  left: { requiredWhen: 'optional', dependsOn: null, laboratoryDecides: true },
  'with cylinder': { requiredWhen: CYLINDER, dependsOn: null },
  'with cylinder, only toric, left': {
    requiredWhen: CYLINDER,
    dependsOn: landing('toric'),
    laboratoryDecides: true,
  },
  'only with add': { requiredWhen: ADD, dependsOn: ADD },
  ...Object.fromEntries(
    ['spherical', 'toric', 'quadrant'].map((kind) => [
      `only ${kind}`,
      { requiredWhen: landing(kind), dependsOn: landing(kind) },
    ]),
  ),
};

/** Every amount is an assumption. */
const SURCHARGES: Record<string, object> = {
  hydraPeg: {
    priceCents: 2500,
    when: { parameter: 'surface', equals: 'hydraPeg' },
    refundable: false,
  },
  toricPower: { priceCents: 3000, when: CYLINDER, refundable: true },
  multifocal: { priceCents: 4000, when: ADD, refundable: true },
};

const ordered = (smaller: string, larger: string) => ({ kind: 'ordered', smaller, larger });
const curvesFrom = (min: number, diameters: object) => {
  const when = { parameter: 'diameter', ...diameters };
  return { kind: 'limits', parameter: 'baseCurve', when, min, max: 9.5 };
};
const RULES: Record<string, object> = {
  axis: { kind: 'together', parameters: ['cylinder', 'axis'] },
  zone: { ...ordered('opticZone', 'diameter'), mayBeEqual: false },
  curves: { ...ordered('baseCurveSteep', 'baseCurveFlat'), mayBeEqual: false },
  // Atlantis guide 2013: from 7.03 mm for 16.0 and from 7.18 mm for 16.5, to the next step of 0.05; 17.0 is assumed.
  curves16: curvesFrom(7.05, { equals: 16 }),
  curves17: curvesFrom(7.2, { in: [16.5, 17] }),
  // Flat lifts more: the flat meridian may not be steeper than the other. Its words: describe-violation.test.ts.
  meridians: { ...ordered('scleralSteep', 'scleralFlat'), mayBeEqual: true },
};

/** HydraPEG is offered on Contamac's materials (Contact Lens Spectrum, February 2019), so on none of Boston. */
function coatingOf(materials: string): object {
  const values = materials.split(' ').filter((material) => material.startsWith('boston'));
  return { kind: 'excludes', parameter: 'surface', value: 'hydraPeg', other: 'material', values };
}

function expectedParameter([name, size = '', first = '', asked = '', basis]: string[]) {
  const common = { name, default: valueOf(first), ...ASKED[asked], basis };
  const [, unit, min, max, step, also] =
    /^(\S+) (\S+) to (\S+) by (\S+?)(?: or (\S+))?$/.exec(size) ?? [];
  if (!unit) return { kind: 'choice', ...common, options: size.split(' ') };
  const range = { min: Number(min), max: Number(max), step: Number(step) };
  const others = also === undefined ? [] : [Number(also)];
  return { kind: 'number', ...common, unit: unit === '-' ? '' : unit, ...range, also: others };
}

/** The parameter without its texts: those are not figures. */
function figuresOf({ label: _label, source, ...figures }: Parameter) {
  const basis = source.status;
  if (figures.kind === 'number') return { ...figures, basis };
  return { ...figures, options: figures.options.map(({ value }) => value), basis };
}

const withoutWords = (rule: Combination) => {
  const { because: _because, ...figures } = { because: null, ...rule };
  return figures;
};
/** A vault under an Ampleye has limits of its own. */
const settledAt = (vault: number) => ({
  off: false,
  limits: { vault, settling: 130, settledFromMinutes: 240 },
});
const VAULTS = { vaultLow: settledAt(250), vaultHigh: settledAt(400) };
const SPARE = { percentOff: 25, withinDays: 45, basis: 'sourced' };

describe('the figures of the catalogue', () => {
  it('are held for every lens', () => {
    expect(LENSES.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  });

  it.each(LENSES)('OR-01 $id has these parameters, in this order, and these rules', (figures) => {
    const lens = lensOf(figures.id);
    expect(lens.parameters.map(figuresOf)).toEqual(figures.parameters.map(expectedParameter));
    const materials = figures.parameters.find(([name]) => name === 'material')?.[1] ?? '';
    const coating = coatingOf(materials);
    const rules = figures.rules.map((name) => (name === 'coating' ? coating : RULES[name]));
    expect(lens.combinations.map(withoutWords)).toEqual(rules);
  });

  it.each(LENSES)('SE-08 $id is this kind of lens, with these prices and terms', (figures) => {
    const lens = lensOf(figures.id);
    const { version, family, design, offered, source, warranty, spare } = lens;
    expect([family, design, source.status, version].join(' ')).toBe(figures.kind);
    const { priceCents, diagnosticPriceCents, turnaroundDays, currency } = lens;
    expect([priceCents, diagnosticPriceCents, turnaroundDays].join(' ')).toBe(figures.prices);
    expect([offered, currency]).toEqual([true, 'USD']);
    const { source: basis, ...terms } = warranty ?? {};
    const [days, exchanges] = figures.terms.split(' ').map(valueOf);
    // Assumed: full credit and no fee for a lens that comes back.
    const granted = { days, exchanges, creditPercent: 100, feeCents: 0, mustReturn: true };
    expect([terms, basis?.status]).toEqual([granted, 'assumption']);
    const surcharges = lens.surcharges.map(({ id, label: _label, ...one }) => [id, one]);
    expect(surcharges).toEqual(figures.surcharges.map((id) => [id, SURCHARGES[id]]));
    const { source: paper, ...offer } = spare ?? {};
    const isScleral = family === 'scleral';
    expect(spare && { ...offer, basis: paper?.status }).toEqual(isScleral ? SPARE : null);
    expect(lens.warnings).toEqual(isScleral ? VAULTS : {});
  });
});
