import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { lensInputSchema } from '#domain/schemas/lens-change.ts';
import type { TextParams } from '#providers/messages/fill-text.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { fieldPath } from '#resources/lenses/edit/values/field-path.ts';
import { readDefinition, readForm } from '#resources/lenses/edit/problems/find-problems.ts';
import type { LensValues } from '#resources/lenses/edit/values/form-values.ts';
import { EMPTY_LENS } from '#resources/lenses/edit/values/form-values.ts';
import { centsOf, typedMoney } from '#resources/lenses/edit/values/money.ts';
import type { ProblemKey } from '#resources/lenses/edit/problems/describe-issue.ts';
import { toDefinition } from '#resources/lenses/edit/values/to-definition.ts';
import { toValues } from '#resources/lenses/edit/values/to-values.ts';
import { exportedLens, toInput } from '#resources/lenses/transfer/exported-lens.ts';
import { buildLens } from '#tests/fixtures/build-lens.ts';

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
    expect([26_500, 5, 0].map(typedMoney)).toEqual(['265.00', '0.05', '0.00']));
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
