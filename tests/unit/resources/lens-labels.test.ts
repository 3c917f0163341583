import { describe, expect, it } from 'vitest';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import type { Combination, Condition, Parameter } from '#domain/schemas/lens.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { toInput } from '#resources/lenses/transfer/exported-lens.ts';
import { describeCombination } from '#resources/lenses/labels/combination.ts';
import { describeCondition } from '#resources/lenses/labels/condition.ts';
import { lensDifferences } from '#resources/lenses/labels/lens-differences.ts';
import { lensLines } from '#resources/lenses/labels/lens-lines.ts';
import type { Labels } from '#resources/lenses/labels/labels.ts';
import { buildLens } from '#tests/fixtures/build-lens.ts';
import { buildNumber } from '#tests/fixtures/build-parameter.ts';

const text = textIn('en', 'lensLabels');
const labels: Labels = { locale: 'en', family: (family) => family, text };
const lens = toInput(buildLens());

function changed(change: (parameter: Parameter) => Parameter): LensInput {
  return { ...lens, parameters: lens.parameters.map(change) };
}

const told = (after: LensInput, before: LensInput = lens) =>
  lensDifferences(before, after, labels).map(
    ({ label, before: was, after: is }) => `${label} ${was ?? '-'} → ${is ?? '-'}`,
  );

describe('the difference between two versions', () => {
  it('AD-03 is told field by field in labels', () => {
    const after = changed((parameter) =>
      parameter.name === 'baseCurveFlat' && parameter.kind === 'number'
        ? { ...parameter, min: 6.1, requiredWhen: { parameter: 'add', is: 'given' } }
        : parameter,
    );
    expect(told(after)).toEqual([
      'baseCurveFlat: min 6.05 → 6.10',
      'baseCurveFlat: required Always → When add is entered',
    ]);
    expect(told({ ...lens, priceCents: 26_500, offered: false })).toEqual([
      'Price $100.00 → $265.00',
      'Offered Yes → No',
    ]);
  });

  it('AD-03 tells a parameter that came or went as one, and a new order only when it is one', () => {
    const dot = buildNumber({ name: 'dot', min: 1, max: 2 });
    const more = { ...lens, parameters: [dot, ...lens.parameters] };
    expect(told(more)).toEqual(['Parameter dot - → 1.00 – 2.00 mm']);
    expect(told(lens, more)).toEqual(['Parameter dot 1.00 – 2.00 mm → -']);
    const turned = { ...lens, parameters: lens.parameters.toReversed() };
    expect(lensDifferences(lens, turned, labels).map(({ key }) => key)).toEqual(['order']);
  });

  it('AD-03 tells rules, surcharges, warranty and warnings', () => {
    const source = lens.source;
    const credit = { creditPercent: 100, feeCents: 500, mustReturn: true };
    const warranty = { days: 90, exchanges: null, ...credit, source };
    const after: LensInput = {
      ...lens,
      combinations: lens.combinations.slice(1),
      warranty,
      warnings: { softDiameter: { off: false, limits: { marginLeast: 1 } } },
      surcharges: [
        {
          id: 'plasma',
          label: { en: 'Plasma', es: 'Plasma' },
          when: { parameter: 'surface', equals: 'plasma' },
          priceCents: 500,
          refundable: false,
        },
      ],
    };
    const differences = told(after);
    expect(differences).toContain('Rule cylinder and axis are required together. → -');
    expect(differences).toContain(
      'Surcharge Plasma - → $5.00 when surface is plasma, not credited under warranty',
    );
    expect(differences).toContain('Warranty: exchanges per eye - → Unlimited');
    expect(differences).toContain('Warning softDiameter - → marginLeast 1');
  });

  it('AD-03 is empty between a definition and itself, and every fact has its own key', () => {
    expect(told(structuredClone(lens))).toEqual([]);
    const keys = lensLines(lens, labels).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

const ORDERED = { kind: 'ordered', smaller: 'zone', larger: 'sphere' } as const;
const nonZero = { parameter: 'add', is: 'nonZero' } as const;
const LIMITS: Combination = { kind: 'limits', parameter: 'zone', when: nonZero, min: 2, max: 3 };
const surface = { kind: 'excludes', parameter: 'surface', value: 'hydraPeg' } as const;
const EXCLUDES: Combination = { ...surface, other: 'material', values: ['xo', 'extra'] };

describe('rules in labels', () => {
  it.each([
    [{ ...ORDERED, mayBeEqual: true }, 'zone must not be more than sphere.'],
    [{ ...ORDERED, mayBeEqual: false }, 'zone must be less than sphere.'],
    [LIMITS, 'When add is not zero, zone is 2.00 mm to 3.00 mm.'],
    [EXCLUDES, 'surface hydraPeg is not available when material is xo or extra.'],
  ] satisfies [Combination, string][])('AD-03 describes %o', (rule, sentence) =>
    expect(describeCombination(rule, lens, labels)).toBe(sentence),
  );

  it.each([
    [{ parameter: 'sphere', equals: -2 }, 'sphere is −2.00 D'],
    [{ parameter: 'sphere', in: [1, 2] }, 'sphere is +1.00 D or +2.00 D'],
    [{ parameter: 'gone', equals: 'x' }, 'gone is x'],
  ] satisfies [Condition, string][])('AD-03 describes %o', (condition, sentence) =>
    expect(describeCondition(condition, lens, labels)).toBe(sentence),
  );
});
