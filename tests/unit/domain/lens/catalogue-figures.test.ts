import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Parameter } from '#domain/schemas/lens.ts';
import { lensOf } from '../fitting/fitting-case.ts';
import { GP_KERATOCONUS, GP_MULTIFOCAL, GP_SPHERE } from './figures/corneal.ts';
import { GP_BITORIC, GP_FRONT_TORIC } from './figures/corneal-toric.ts';
import { HYBRID } from './figures/hybrid.ts';
import type { Asked, ChoiceRow, LensFigures, NumberRow } from './figures/lens-figures.ts';
import { ORTHO_K } from './figures/ortho-k.ts';
import { AMPLEYE_SCLERAL } from './figures/scleral.ts';
import { SOFT_MULTIFOCAL, SOFT_SPHERE, SOFT_TORIC } from './figures/soft.ts';

const ALL = [
  AMPLEYE_SCLERAL,
  GP_SPHERE,
  GP_BITORIC,
  GP_FRONT_TORIC,
  GP_MULTIFOCAL,
  GP_KERATOCONUS,
  SOFT_SPHERE,
  SOFT_TORIC,
  SOFT_MULTIFOCAL,
  ORTHO_K,
  HYBRID,
];
const LENSES = ALL.map((figures): [string, LensFigures] => [figures.id, figures]);
const PARAMETERS = ALL.flatMap((figures) =>
  figures.parameters.map((row): [string, string, LensFigures, NumberRow | ChoiceRow] => [
    figures.id,
    row[0],
    figures,
    row,
  ]),
);

/** The parameter without its texts: those are not figures. */
function figuresOf(parameter: Parameter | undefined) {
  if (!parameter) return null;
  const { label: _label, source, ...figures } = parameter;
  const basis = source.status;
  if (figures.kind === 'number') return { ...figures, basis };
  return { ...figures, options: figures.options.map(({ value }) => value), basis };
}

function conditionsOf(asked: Asked) {
  if (typeof asked === 'string') return { requiredWhen: asked, dependsOn: null };
  const { when, onlyThen } = asked;
  if (typeof onlyThen === 'object') return { requiredWhen: when, dependsOn: onlyThen };
  return { requiredWhen: when, dependsOn: onlyThen ? when : null };
}

const isChoice = (row: NumberRow | ChoiceRow): row is ChoiceRow => Array.isArray(row[1]);

const OF_EVERY_LENS = ['opticZone', 'centreThickness'];

function expectedOf(row: NumberRow | ChoiceRow, { also, laboratoryDecides }: LensFigures) {
  if (isChoice(row)) {
    const [name, options, first, asked, basis] = row;
    return { kind: 'choice', name, options, default: first, ...conditionsOf(asked), basis };
  }
  const [name, unit, min, max, step, first, asked, basis] = row;
  const isLeft = (laboratoryDecides ?? OF_EVERY_LENS).includes(name);
  const left = isLeft ? { laboratoryDecides: true } : {};
  const range = { unit, min, max, step, default: first, also: also?.[name] ?? [] };
  return { kind: 'number', name, ...range, ...left, ...conditionsOf(asked), basis };
}

const settings = (limits: object) => ({ off: false, limits });

describe('the figures of the catalogue', () => {
  it('are held for every lens', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(ALL.map(({ id }) => id));
  });

  it.each(PARAMETERS)('OR-01 %s: %s', (id, name, figures, row) => {
    const parameter = lensOf(id).parameters.find((one) => one.name === name);
    expect(figuresOf(parameter), `${id}, ${name}`).toEqual(expectedOf(row, figures));
  });

  it.each(LENSES)('OR-01 %s asks for its parameters in this order', (id, { parameters }) => {
    expect(lensOf(id).parameters.map(({ name }) => name)).toEqual(parameters.map(([name]) => name));
  });

  it.each(LENSES)('%s is this kind of lens, offered in this version', (id, figures) => {
    const { version, family, design, offered, source } = lensOf(id);
    const found = { version, family, design, basis: source.status };
    expect({ version: 1, ...figures }).toMatchObject(found);
    expect(offered).toBe(true);
  });

  it.each(LENSES)(
    'OR-01 %s combines its parameters by these rules',
    (id, { combinations = [] }) => {
      expect(lensOf(id).combinations).toEqual(combinations);
    },
  );

  it.each(LENSES)('SE-08 %s has these limits of warnings', (id, { warningLimits = {} }) => {
    const expected = Object.entries(warningLimits).map(([code, one]) => [code, settings(one)]);
    expect(lensOf(id).warnings).toEqual(Object.fromEntries(expected));
  });
});

describe('what the lenses of the catalogue cost', () => {
  it.each(LENSES)('%s has this price', (id, { priceCents, diagnosticCents }) => {
    const lens = lensOf(id);
    const found = [lens.priceCents, lens.diagnosticPriceCents, lens.currency];
    expect(found).toEqual([priceCents, diagnosticCents, 'USD']);
  });

  it.each(LENSES)('%s has these surcharges', (id, { surcharges = [] }) => {
    const found = lensOf(id).surcharges.map(({ id: name, priceCents: cents, when, refundable }) => {
      return { id: name, cents, when, refundable };
    });
    expect(found).toEqual(surcharges);
  });
});

describe('what the maker grants on the lenses of the catalogue', () => {
  it.each(LENSES)('%s has this warranty', (id, figures) => {
    const { source, ...warranty } = lensOf(id).warranty ?? {};
    expect({ ...warranty, basis: source?.status }).toEqual(figures.warranty);
  });

  it.each(LENSES)('%s has this offer of a spare', (id, figures) => {
    const { spare } = lensOf(id);
    const { source, ...offer } = spare ?? {};
    expect(spare && { ...offer, basis: source?.status }).toEqual(figures.spare);
  });

  it.each(LENSES)('%s is made in so many working days', (id, { turnaroundDays }) => {
    expect(lensOf(id).turnaroundDays).toBe(turnaroundDays);
  });
});
