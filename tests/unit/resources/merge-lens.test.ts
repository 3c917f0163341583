import { describe, expect, it } from 'vitest';
import type { Condition, LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { textIn } from '#providers/messages/text-in.ts';
import {
  lensQuestions,
  lensSides,
  mergedLines,
  mergeLens,
} from '#resources/lenses/edit/save/merge-lens.ts';
import type { Labels } from '#resources/lenses/labels/labels.ts';
import { buildLens } from '../../fixtures/build-lens.ts';
import { buildNumber } from '../../fixtures/build-parameter.ts';

const labels: Labels = {
  text: textIn('en', 'lensLabels'),
  family: (family) => family,
  locale: 'en',
};

const { source } = buildLens();
const surcharge = (id: string, priceCents: number): LensInput['surcharges'][number] => ({
  id,
  label: { en: id, es: id },
  when: { parameter: 'add', is: 'given' },
  priceCents,
  refundable: true,
});
const lens = buildLens({
  surcharges: [surcharge('torus', 1_000), surcharge('plasma', 2_000)],
  warranty: {
    days: 90,
    exchanges: 2,
    creditPercent: 100,
    feeCents: 0,
    mustReturn: true,
    source,
  },
  spare: { percentOff: 25, withinDays: 45, source },
  warnings: { softDiameter: { off: false, limits: { marginLeast: 1.5 } } },
  combinations: [
    ...buildLens().combinations,
    {
      kind: 'limits',
      parameter: 'zone',
      when: { parameter: 'material', equals: 'xo' },
      min: 2,
      max: 3,
    },
  ],
});
const { version: _version, ...input } = lens;

type Edit = (lens: LensInput, value: number) => LensInput;

const text = (value: number) => `text ${value}`;
const source2 = (value: number) => ({ status: 'sourced' as const, note: text(value) });
const when = (value: number): Condition => ({ parameter: 'sphere', equals: value });

/** Changes one parameter; null removes it. */
const parameter =
  (name: string, change: (of: Parameter, value: number) => object | null): Edit =>
  (of, value) => ({
    ...of,
    parameters: of.parameters.flatMap((one) => {
      if (one.name !== name) return [one];
      const changed = change(one, value);
      return changed ? [{ ...one, ...changed }] : [];
    }),
  });
const rule =
  (at: number, change: (value: number) => object): Edit =>
  (of, value) => ({
    ...of,
    combinations: of.combinations.map((one, index) =>
      index === at ? { ...one, ...change(value) } : one,
    ),
  });
const policy =
  (name: 'warranty' | 'spare', change: (value: number) => object): Edit =>
  (of, value) => ({ ...of, [name]: { ...of[name], ...change(value) } });
const firstSurcharge =
  (change: (value: number) => object): Edit =>
  (of, value) => ({
    ...of,
    surcharges: of.surcharges.map((one, at) => (at === 0 ? { ...one, ...change(value) } : one)),
  });
const turned = <T>(list: readonly T[], value: number): T[] =>
  value === 1 ? list.toReversed() : [...list.slice(1), ...list.slice(0, 1)];

/** One edit of each fact of a definition, with a value that can be another each time. */
const EDITS: Record<string, Edit> = {
  name: (of, value) => ({ ...of, name: text(value) }),
  family: (of, value) => ({ ...of, family: value === 1 ? 'hybrid' : 'orthoK' }),
  design: (of, value) => ({ ...of, design: value === 1 ? 'toric' : 'sphere' }),
  description: (of, value) => ({ ...of, description: { ...of.description, es: text(value) } }),
  price: (of, value) => ({ ...of, priceCents: value }),
  diagnosticPrice: (of, value) => ({ ...of, diagnosticPriceCents: value }),
  turnaround: (of, value) => ({ ...of, turnaroundDays: value }),
  source: (of, value) => ({ ...of, source: source2(value) }),
  minimum: parameter('sphere', (_, min) => ({ min })),
  maximum: parameter('sphere', (_, max) => ({ max })),
  step: parameter('sphere', (_, step) => ({ step })),
  unit: parameter('sphere', (_, value) => ({ unit: value === 1 ? 'mm' : '°' })),
  default: parameter('sphere', (_, value) => ({ default: value })),
  labelEn: parameter('sphere', ({ label }, value) => ({ label: { ...label, en: text(value) } })),
  labelEs: parameter('sphere', ({ label }, value) => ({ label: { ...label, es: text(value) } })),
  required: parameter('sphere', (_, value) => ({
    requiredWhen: value === 1 ? 'optional' : when(value),
  })),
  dependsOn: parameter('sphere', (_, value) => ({ dependsOn: when(value) })),
  parameterSource: parameter('sphere', (_, value) => ({ source: source2(value) })),
  removed: parameter('sphere', (_, value) => (value === 1 ? null : { min: -4 })),
  option: parameter('surface', (_, amount) => ({
    options: ['none', 'plasma', 'hydraPeg'].map((value) => {
      const label = { en: value, es: value };
      return value === 'plasma' ? { value, label, amount } : { value, label };
    }),
  })),
  optionOrder: parameter('surface', (of, value) => ({
    options: of.kind === 'choice' ? turned(of.options, value) : [],
  })),
  order: (of, value) => ({ ...of, parameters: turned(of.parameters, value) }),
  atMost: rule(1, (value) => ({ mayBeEqual: true, because: { en: text(value), es: text(value) } })),
  limits: rule(3, (max) => ({ max })),
  surchargePrice: firstSurcharge((priceCents) => ({ priceCents })),
  surchargeName: firstSurcharge((value) => ({ label: { en: 'torus', es: text(value) } })),
  surchargeOrder: (of, value) => ({
    ...of,
    surcharges: turned([...of.surcharges, surcharge('a', 1), surcharge('b', 1)], value),
  }),
  warrantyDays: policy('warranty', (days) => ({ days })),
  warrantyFee: policy('warranty', (feeCents) => ({ feeCents })),
  spare: policy('spare', (withinDays) => ({ withinDays })),
  spareSource: policy('spare', (value) => ({ source: source2(value) })),
  warning: (of, value) => ({
    ...of,
    warnings: { softDiameter: { off: false, limits: { marginLeast: value } } },
  }),
};

const stored = (of: LensInput): LensDefinition => ({ ...of, version: 2 });
const sidesOf = (mine: LensInput, theirs: LensInput) => lensSides(lens, mine, stored(theirs));

describe('AD-15 two edits of one version of a lens', () => {
  it.each(Object.entries(EDITS))(
    '%s by both is asked in words, with both values, and nothing else is',
    (name, edit) => {
      // New surcharges of both are no question, so their order is asked of the four.
      const base = name === 'surchargeOrder' ? edit(input, 3) : input;
      const change = (value: number): LensInput =>
        name === 'surchargeOrder'
          ? { ...base, surcharges: turned(base.surcharges, value) }
          : edit(base, value);
      const sides = lensSides({ ...base, version: 1 }, change(1), stored(change(2)));
      const [question, ...others] = lensQuestions(sides, {}, labels);
      expect(others).toEqual([]);
      expect(question?.label).not.toBe(question?.path);
      expect(question?.mine).not.toBe(question?.theirs);
      const path = question?.path ?? '';
      expect(mergeLens(sides, { [path]: 'mine' })).toEqual(change(1));
      expect(mergeLens(sides, { [path]: 'theirs' })).toEqual(change(2));
      expect(mergedLines(sides, labels)).toEqual([]);
    },
  );

  it('any two different facts are both kept, without a question', () => {
    const names = Object.keys(EDITS).filter(
      (name) => !/^(order|removed|surchargeOrder)$/i.test(name),
    );
    for (const [at, name] of names.entries()) {
      const other = names[(at + 1) % names.length] ?? '';
      const [mine, theirs] = [EDITS[name]?.(input, 1), EDITS[other]?.(input, 2)];
      if (!mine || !theirs) throw new Error(`There is no edit ${name}`);
      const sides = sidesOf(mine, theirs);
      expect(lensQuestions(sides, {}, labels), `${name}, ${other}`).toEqual([]);
      expect(mergeLens(sides, {}), `${name}, ${other}`).toEqual(EDITS[other]?.(mine, 2));
      expect(mergedLines(sides, labels).length, `${name}, ${other}`).toBeGreaterThan(0);
    }
  });

  it('parameters, rules and surcharges that each of them added are all there', () => {
    const dot = buildNumber({ name: 'dot' });
    const band = buildNumber({ name: 'band' });
    const mine: LensInput = {
      ...input,
      parameters: [dot, ...input.parameters],
      combinations: input.combinations.slice(1),
      surcharges: [...input.surcharges, surcharge('mine', 1)],
      changeNote: 'Mine',
    };
    const theirs: LensInput = {
      ...input,
      parameters: [...input.parameters, band],
      combinations: [...input.combinations, { kind: 'together', parameters: ['add', 'zone'] }],
      surcharges: [surcharge('theirs', 1), ...input.surcharges],
      changeNote: 'Theirs',
    };
    const sides = sidesOf(mine, theirs);
    expect(lensQuestions(sides, {}, labels)).toEqual([]);
    const merged = mergeLens(sides, {});
    expect(merged.parameters).toEqual([dot, ...input.parameters, band]);
    expect(merged.combinations).toEqual(theirs.combinations.slice(1));
    expect(merged.surcharges.map(({ id }) => id)).toEqual(['theirs', 'torus', 'plasma', 'mine']);
    // The note is of one's own version.
    expect(merged.changeNote).toBe('Mine');
    expect(mergedLines(sides, labels).map(({ label }) => label)).toContain('Parameter band');
  });
});
