import { describe, expect, it } from 'vitest';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { catalogue as lenses } from '#server/first-run/catalogue/catalogue.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { nearestText } from '#src/customer/order/fields/typed-entry.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { describeCause, nearestOf } from '#src/customer/order/state/describe-problem.ts';
import { defaultText, EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues, OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { toSubmission } from '#src/customer/order/submit/use-send-order.ts';

const catalogue = new Map(lenses.map((lens) => [lens.id, lens]));
const [en, es] = [textIn('en', 'customer'), textIn('es', 'customer')];

const lensOf = (id: string) => {
  const lens = catalogue.get(id);
  if (!lens) throw new Error(`There is no lens ${id}`);
  return lens;
};

const NOT_ORDERED: EyeValues = { ...EMPTY_ORDER.left, ordered: false };
const DEFAULTS = Object.fromEntries(
  gpSphere.parameters.map((parameter) => [parameter.name, defaultText(parameter)]),
);
const SPHERE = { ...DEFAULTS, baseCurve: '7.80', diameter: '9.20', sphere: '−2.75' };

const eye = (lensId: string, values: Record<string, string> = {}): EyeValues => ({
  ...EMPTY_ORDER.right,
  lensId,
  values,
});
const form = (changes: Partial<OrderFormValues> = {}): OrderFormValues => ({
  ...EMPTY_ORDER,
  patientReference: 'P-77',
  right: eye('gp-sphere', SPHERE),
  left: NOT_ORDERED,
  ...changes,
});
const known = (values: OrderFormValues) => ({
  values,
  catalogue,
  source: null,
  eligibilities: null,
});
const problems = (values: OrderFormValues) => orderProblems(known(values));
const paths = (values: OrderFormValues) => problems(values).map(({ path }) => path);

describe('what keeps an order from being submitted', () => {
  it.each([
    ['gp-sphere', 'sphere', '-2.80', /steps of 0.25.*Nearest: −2.75 D/, '−2.75'],
    ['gp-sphere', 'baseCurve', '5.9', /range: 6.00 mm to 9.00 mm.*Nearest: 6.00 mm/, '6.00'],
    ['gp-sphere', 'diameter', '11.3', /range: 8.00 mm to 11.00 mm.*Nearest: 11.00 mm/, '11.00'],
    ['gp-front-toric', 'axis', '185', /range: 001° to 180°.*Nearest: 005°/, '005'],
  ])(
    'OR-01 is of %s %s %s, and the nearest that is made puts it right',
    (lensId, name, typed, says, nearest) => {
      const at = (text: string) =>
        problems(form({ right: eye(lensId, { ...SPHERE, cylinder: '-1', [name]: text }) })).find(
          ({ path }) => path === `right.values.${name}`,
        );
      const problem = at(typed);
      const parameter = findParameter(lensOf(lensId), name);
      if (!problem || !parameter) throw new Error('It is not refused');
      expect(describeCause(problem.cause, en, 'en')).toMatch(says);
      expect(describeCause(problem.cause, es, 'es')).not.toMatch(says);
      const text = nearestText(nearestOf(problem.cause) ?? '', parameter);
      expect(text).toBe(nearest);
      expect(at(text)).toBeUndefined();
    },
  );

  it('OR-01 is nothing of an eye that is not ordered, but an order of no eye', () => {
    expect(paths(form())).toEqual([]);
    const none = form({ right: { ...eye('gp-sphere'), ordered: false } });
    expect(paths(none)).toEqual(['right.ordered']);
    const [problem] = problems(none);
    expect(problem && describeCause(problem.cause, en, 'en')).toBe('Choose at least one eye');
  });

  it('UX-01 is told from top to bottom', () => {
    const values = form({
      type: 'exchange',
      patientReference: ' ',
      poNumber: 'x'.repeat(500),
      notes: 'x'.repeat(50_000),
      right: { ...eye('gp-sphere', { ...SPHERE, baseCurve: '5' }), clinical: { flatK: 'flat' } },
      left: eye(''),
    });
    expect(paths(values)).toEqual([
      'sourceOrderId',
      'returnReason',
      'patientReference',
      'poNumber',
      'right.clinical.flatK',
      'right.values.baseCurve',
      'left.lensId',
      'notes',
    ]);
    const words = problems(values).map(({ cause }) => describeCause(cause, en, 'en'));
    expect(words.slice(0, 3)).toEqual([
      'Select the original order',
      'Select a return reason',
      'Enter a patient reference',
    ]);
    expect(words[3]).toMatch(/^PO number: use at most \d+ characters$/);
    expect(words[4]).toContain('enter a number, not “flat”');
    expect(words.at(-1)).toMatch(/^Notes: use at most \d+ characters$/);
  });
});

const send = (values: OrderFormValues) => toSubmission(known(values), 'd1');

const scleralWith = (add: string) =>
  send(form({ right: eye('ampleye-scleral', { add, nearZone: '2.0' }) })).lenses[0];

describe('what is sent of the form', () => {
  it('OR-01 is numbers, of the eyes that are ordered', () => {
    const sent = send(form({ patientReference: ' P-77 ', notes: ' Rush ' }));
    expect(sent).toMatchObject({ patientReference: 'P-77', notes: 'Rush', draftId: 'd1' });
    expect(sent.lenses).toEqual([
      {
        eye: 'right',
        quantity: 1,
        lensId: 'gp-sphere',
        lensVersion: 1,
        prescription: expect.objectContaining({
          baseCurve: 7.8,
          diameter: 9.2,
          sphere: -2.75,
        }) as unknown,
        clinical: {},
      },
    ]);
    const both = send(form({ left: eye('gp-sphere', { ...SPHERE, sphere: '2,75 D' }) }));
    expect(both.lenses.map(({ eye: of, prescription }) => [of, prescription['sphere']])).toEqual([
      ['right', -2.75],
      ['left', 2.75],
    ]);
  });

  it('OR-01 is nothing of a parameter that has no place beside the others', () => {
    expect(scleralWith('')?.prescription).not.toHaveProperty('nearZone');
    expect(scleralWith('2')?.prescription).toHaveProperty('nearZone');
  });

  it('OR-02 is what was measured, of the patient too', () => {
    const right = { ...eye('gp-sphere', SPHERE), clinical: { flatK: '43', steepK: '' } };
    const sent = send(form({ right, patient: { dominantEye: 'left' } }));
    expect(sent.lenses[0]?.clinical).toEqual({ flatK: 43 });
    expect(sent.patient).toEqual({ dominantEye: 'left' });
  });

  it('SE-08 is what was acknowledged of the warnings that still apply', () => {
    const seen = { code: 'keratoconusInNormalDesign', eye: 'right' as const, note: 'Known' };
    const of = (condition: string) =>
      send(
        form({
          acknowledged: [seen],
          right: { ...eye('gp-sphere', SPHERE), clinical: { condition } },
        }),
      ).acknowledged;
    expect(of('keratoconus')).toEqual([seen]);
    expect(of('normal')).toEqual([]);
  });
});
