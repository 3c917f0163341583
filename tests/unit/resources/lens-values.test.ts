import { describe, expect, it } from 'vitest';
import { decimalAmount } from '#domain/basics/money.ts';
import type { Combination, Condition, Parameter } from '#domain/lens/model/lens.ts';
import { lensInputSchema, type LensInput } from '#domain/orders/lens-change.ts';
import type { TextParams } from '#providers/messages/fill-text.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { fieldPath } from '#resources/lenses/edit/values/field-path.ts';
import { EMPTY_LENS, type LensValues } from '#resources/lenses/edit/values/form-values.ts';
import { centsOf } from '#resources/lenses/edit/values/to-definition.ts';
import { toDefinition } from '#resources/lenses/edit/values/to-definition.ts';
import { toValues } from '#resources/lenses/edit/values/to-values.ts';
import type { ProblemKey } from '#resources/lenses/editor/problems/describe-issue.ts';
import { readDefinition, readForm } from '#resources/lenses/editor/problems/find-problems.ts';
import { describeCombination } from '#resources/lenses/labels/combination.ts';
import { describeCondition } from '#resources/lenses/labels/condition.ts';
import type { Labels } from '#resources/lenses/labels/labels.ts';
import { lensDifferences } from '#resources/lenses/labels/lens-differences.ts';
import { lensLines } from '#resources/lenses/labels/lens-lines.ts';
import { exportedLens, toInput } from '#resources/lenses/transfer/exported-lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { buildLens } from '../../fixtures/build-lens.ts';
import { buildNumber } from '../../fixtures/build-parameter.ts';

const editorText = textIn('en', 'lensEditor');
const language = {
  locale: 'en' as const,
  text: (key: ProblemKey, params?: TextParams) => editorText(`problems.${key}`, params),
};
const spanish = { ...language, locale: 'es' as const };

/** A definition with a condition of each kind. */
const every = lensInputSchema.parse({
  ...buildLens({
    surcharges: [
      {
        id: 'torus',
        label: { en: 'Torus', es: 'Toro' },
        when: { parameter: 'cylinder', in: [-1, -2] },
        priceCents: 1_250,
        refundable: true,
      },
    ],
    warnings: { softDiameter: { off: true, limits: { marginLeast: 1.5 } } },
  }),
  combinations: [
    {
      kind: 'limits',
      parameter: 'zone',
      when: { parameter: 'material', equals: 'xo' },
      min: 2,
      max: 3,
    },
  ],
});

describe('a definition in the form', () => {
  it.each(
    [...catalogue.map((lens) => toInput(lens)), every].map((lens) => [lens.id, lens] as const),
  )('AD-03 comes out of it as %s went in', (_, input) => {
    const { problems, input: read } = readDefinition(toDefinition(toValues(input)), language);
    expect(problems).toEqual([]);
    expect(read).toEqual({ ...input, changeNote: '' });
  });

  it('AD-03 has ids, names and note without the blanks around them', () => {
    const values = toValues(every);
    const [first, ...others] = values.parameters;
    if (!first) throw new Error('The lens has no parameters');
    const typed: LensValues = {
      ...values,
      id: ` ${values.id} `,
      name: `\t${values.name} `,
      changeNote: ' Wider range ',
      parameters: [{ ...first, name: ` ${first.name} ` }, ...others],
    };
    const { problems, input } = readDefinition(toDefinition(typed), language);
    expect(problems).toEqual([]);
    expect(input).toEqual({ ...every, changeNote: 'Wider range' });
  });

  it('AD-03 comes out of its file as it went in, and out of no other', () => {
    const text = exportedLens(every, 'https://portal.test/api/lenses/schema.json');
    const raw: Record<string, unknown> = JSON.parse(text);
    expect(raw['$schema']).toBe('https://portal.test/api/lenses/schema.json');
    expect(readDefinition(raw, language).input).toEqual(every);
    expect(readDefinition({ ...raw, family: 'nonsense' }, language).problems).toEqual([
      { path: 'family', message: 'Choose one of the options' },
    ]);
  });

  it.each([
    ['265.00', 26_500],
    ['265', 26_500],
    ['$265,5', 26_550],
    ['19.99', 1_999],
    ['0.005', '0.005'],
    ['much', 'much'],
  ])('AD-03 reads %s as cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

  it('AD-03 shows cents as they are typed', () =>
    expect([26_500, 5, 0].map(decimalAmount)).toEqual(['265.00', '0.05', '0.00']));
});

const problemsOf = (values: LensValues, isEdit = false) =>
  Object.fromEntries(
    readForm(values, language, isEdit).problems.map(({ path, message }) => [path, message]),
  );

describe('what is wrong in the form', () => {
  it('AD-03 is told of an empty one at each field', () =>
    expect(problemsOf(EMPTY_LENS)).toEqual({
      id: 'Use lowercase letters, digits and hyphens only',
      name: 'Required',
      priceCents: 'Required',
      parameters: 'Add at least one',
    }));

  it('AD-03 is told beside the fields that hold it', () => {
    const values = toValues(every);
    const [first, ...others] = values.parameters;
    if (!first) throw new Error('no parameter');
    const wrong: LensValues = {
      ...values,
      priceCents: 'much',
      turnaroundDays: '1.5',
      parameters: [{ ...first, min: 'x', max: '', requirement: 'when' }, ...others],
      warnings: [
        { code: 'softDiameter', off: false, limits: [{ name: 'marginLeast', value: '' }] },
      ],
    };
    expect(problemsOf(wrong)).toMatchObject({
      priceCents: 'Enter an amount such as 265.00',
      turnaroundDays: 'Must be a whole number',
      'parameters.0.min': 'Must be a number',
      'parameters.0.max': 'Required',
      'warnings.0.limits.0.value': 'Required',
    });
  });

  it('AD-03 includes what the engine could not work with, in both languages', () => {
    const values = toValues(every);
    const parameters = values.parameters.map((one) =>
      one.name === 'zone' ? { ...one, default: '1.55' } : one,
    );
    const at = `parameters.${parameters.findIndex(({ name }) => name === 'zone')}.default`;
    expect(problemsOf({ ...values, parameters })[at]).toContain('zone: the default 1.55');
    const { problems } = readForm({ ...values, parameters }, spanish, false);
    expect(problems).toEqual([{ path: at, message: 'Is not one of the available values' }]);
  });

  it('AD-03 asks an edit for its note', () => {
    const values = toValues(every);
    expect(problemsOf(values)).toEqual({});
    expect(problemsOf(values, true)).toEqual({
      changeNote: 'Enter what this version changes and why',
    });
    expect(readForm(values, language, true).definition).not.toBeNull();
  });

  it.each([
    ['combinations.2.parameters.1', 'combinations.2.second'],
    ['combinations.0.when.equals', 'combinations.0.when.values'],
    ['combinations.0.values.3', 'combinations.0.values'],
    ['parameters.4.requiredWhen', 'parameters.4.requiredWhen.parameter'],
    ['parameters.4.dependsOn.in.1', 'parameters.4.dependsOn.values'],
    ['parameters.4.also.0', 'parameters.4.also'],
    ['warnings.softDiameter.off', 'warnings.0.code'],
    ['surcharges.0.priceCents', 'surcharges.0.priceCents'],
  ])('AD-03 knows where %s is typed', (path, field) =>
    expect(fieldPath(path, toValues(every))).toBe(field),
  );
});

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
