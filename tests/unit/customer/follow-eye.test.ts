import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { draftContentSchema } from '#domain/orders/draft.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { keratoconusGp } from '#server/first-run/catalogue/keratoconus-gp.ts';
import { toVisionPrescription } from '#server/ordering/export/fhir/to-vision-prescription.ts';
import { chooseLensFor, isFollowing, undoFollow } from '#src/customer/order/eyes/follow-eye.ts';
import { importEye } from '#src/customer/order/fhir/import-eye.ts';
import { fromVisionPrescription } from '#src/customer/order/fhir/reading/from-vision-prescription.ts';
import { valuesFromOrder, valuesToCorrect } from '#src/customer/order/source/values-from-order.ts';
import {
  EMPTY_ORDER,
  copyEye,
  EYES,
  OTHER_EYE,
  type EyeValues,
  type OrderFormValues,
} from '#src/customer/order/state/form-values.ts';
import { buildOrderedLens } from '../../fixtures/build-order-input.ts';
import { buildOrder } from '../../fixtures/build-order.ts';

const byId = new Map(catalogue.map((lens) => [lens.id, lens]));

/** The form after a lens was chosen for one eye. */
function choose(form: OrderFormValues, eye: Eye, lens: LensDefinition | null): OrderFormValues {
  return { ...form, ...chooseLensFor(form, eye, lens) };
}

/** The form after the first number of the eye's lens was typed, as its field does it. */
function type(form: OrderFormValues, eye: Eye, lens: LensDefinition): OrderFormValues {
  const parameter = lens.parameters.find(({ kind }) => kind === 'number');
  assert.equal(parameter?.kind, 'number');
  const { name, max } = parameter;
  const { values, origins } = form[eye];
  const typed = {
    values: { ...values, [name]: String(max) },
    origins: { ...origins, [name]: 'typed' as const },
  };
  return { ...form, [eye]: { ...form[eye], ...typed } };
}

/** The form after a reading was typed into the clinical block of the eye. */
function measure(form: OrderFormValues, eye: Eye): OrderFormValues {
  const clinical = { ...form[eye].clinical, kUnit: 'D', flatK: '43.25' };
  return { ...form, [eye]: { ...form[eye], clinical } };
}

/** The form as it comes back from a draft that was saved. */
function resume(form: OrderFormValues): OrderFormValues {
  return draftContentSchema.parse(JSON.parse(JSON.stringify(form)));
}

function withoutNote(eye: EyeValues): EyeValues {
  const old = { ...eye };
  delete old.lensOrigin;
  return old;
}

/** The same from a draft that was saved before the form noted how an eye got its lens. */
function resumeOld(form: OrderFormValues): OrderFormValues {
  const [right, left] = [withoutNote(form.right), withoutNote(form.left)];
  return resume({ ...form, right, left });
}

/** An order of these lenses, with values that can be made. */
function orderOf(lenses: Record<Eye, LensDefinition>): Order {
  const order = buildOrder();
  const lines = order.lenses.map((line) => {
    const lens = lenses[line.eye];
    return { ...line, ...buildOrderedLens(line.eye, lens), lensName: lens.name };
  });
  return { ...order, lenses: lines };
}

/** The form as a FHIR document of such an order fills it. */
function importOrder(lenses: Record<Eye, LensDefinition>): OrderFormValues {
  const outcome = fromVisionPrescription(toVisionPrescription(orderOf(lenses)));
  assert.ok(outcome.ok);
  const eyes = outcome.imported.lenses.map((lens) => {
    return [lens.eye, importEye(lens, EMPTY_ORDER[lens.eye], catalogue).values] as const;
  });
  return { ...EMPTY_ORDER, ...Object.fromEntries(eyes) };
}

/** The ways in which a form is opened with `first` in both eyes, of which `chosen` was chosen by hand in a new one. */
const WAYS = {
  new: (first: LensDefinition, chosen: Eye) => choose(EMPTY_ORDER, chosen, first),
  'resumed draft': (first: LensDefinition, chosen: Eye) =>
    resume(choose(EMPTY_ORDER, chosen, first)),
  'resumed draft of before': (first: LensDefinition, chosen: Eye) =>
    resumeOld(choose(EMPTY_ORDER, chosen, first)),
  reorder: (first: LensDefinition) =>
    valuesFromOrder(orderOf({ right: first, left: first }), 'reorder', byId),
  correction: (first: LensDefinition) =>
    valuesToCorrect(orderOf({ right: first, left: first }), byId),
  'FHIR import': (first: LensDefinition) => importOrder({ right: first, left: first }),
} as const;

/** How an eye stands with nothing but the defaults of the lens, worked out from the definition alone. */
function defaultsOf(lens: LensDefinition): Record<string, number | string | null> {
  return Object.fromEntries(lens.parameters.map(({ name, default: value }) => [name, value]));
}

const otherThan = (first: LensDefinition) => catalogue.filter((second) => second !== first);

/** In these the eye that was not chosen by hand has its lens from following; in all others from elsewhere. */
const FOLLOWS: ReadonlySet<string> = new Set(['new', 'resumed draft']);

/** What an eye holds, as numbers where they are numbers, empty fields as null. */
function held({ values }: OrderFormValues[Eye], lens: LensDefinition) {
  return Object.fromEntries(
    lens.parameters.map(({ name, kind }) => {
      const text = values[name] ?? '';
      return [name, text === '' ? null : kind === 'number' ? parseNumber(text) : text];
    }),
  );
}

const OPENINGS = Object.entries(WAYS);
type Open = (typeof OPENINGS)[number][1];

/** The form with each lens, chosen for each eye; opened once for all lenses that may follow. */
const openedBy = (open: Open) =>
  catalogue.flatMap((first) =>
    EYES.map((eye) => ({ first, eye, other: OTHER_EYE[eye], opened: open(first, eye) })),
  );

/** The lenses whose choice for one eye is not taken, or changes what the other eye has. */
function wrongAfter(before: OrderFormValues, chosen: Eye, first: LensDefinition) {
  const kept = OTHER_EYE[chosen];
  const snapshot = structuredClone(before[kept]);
  return otherThan(first).filter((second) => {
    const after = choose(before, chosen, second);
    return after[chosen].lensId !== second.id || !isDeepStrictEqual(after[kept], snapshot);
  });
}

const FOLLOWED = OPENINGS.filter(([opening]) => FOLLOWS.has(opening));
const KEPT = OPENINGS.filter(([opening]) => !FOLLOWS.has(opening));

describe('the untouched other eye, for all pairs of lenses', () => {
  it.each(FOLLOWED)('OR-11 follows in a form that is opened as %s', (_, open) => {
    for (const { first, eye, other, opened } of openedBy(open)) {
      const { clinical } = structuredClone(opened[other]);
      for (const second of otherThan(first)) {
        const after = choose(opened, eye, second);
        assert.deepEqual([after[other].lensId, after[other].clinical], [second.id, clinical]);
        assert.deepEqual(held(after[other], second), defaultsOf(second));
        assert.ok(isFollowing(after, other));
      }
    }
  });

  it.each(KEPT)('OR-11 stays as it is in a form that is opened as %s', (_, open) => {
    for (const { first, eye, other, opened } of openedBy(open)) {
      expect(wrongAfter(opened, eye, first)).toEqual([]);
      const following = otherThan(first).filter((second) =>
        isFollowing(choose(opened, eye, second), other),
      );
      expect(following).toEqual([]);
    }
  });
});

describe('whether an eye follows', () => {
  it('OR-11 not anew when the same lens is chosen again: it has it', () => {
    const both = choose(EMPTY_ORDER, 'right', keratoconusGp);
    const again = choose(choose(both, 'right', null), 'right', keratoconusGp);
    expect(again.left).toBe(both.left);
    expect(isFollowing(again, 'left')).toBe(true);
  });

  it('OR-11 not what was typed and then taken away again', () => {
    const followed = choose(EMPTY_ORDER, 'right', keratoconusGp);
    const typed = type(followed, 'left', keratoconusGp);
    const emptied = Object.fromEntries(Object.keys(typed.left.values).map((name) => [name, '']));
    const before = { ...typed, left: { ...typed.left, values: emptied } };
    expect(choose(before, 'right', gpSphere).left).toEqual(before.left);
  });

  it('OR-11 not one that is not ordered', () => {
    const left = { ...EMPTY_ORDER.left, ordered: false };
    expect(choose({ ...EMPTY_ORDER, left }, 'right', gpSphere).left).toEqual(left);
  });

  it('OR-11 not one that was measured before, but the unit of K alone is no measurement', () => {
    const measured = measure(EMPTY_ORDER, 'left');
    expect(choose(measured, 'right', gpSphere).left).toEqual(measured.left);
    const left = { ...EMPTY_ORDER.left, clinical: { kUnit: 'mm', steepK: '' } };
    const after = choose({ ...EMPTY_ORDER, left }, 'right', gpSphere);
    expect(after.left).toMatchObject({ lensId: 'gp-sphere', clinical: left.clinical });
  });

  it('OR-11 not one whose values came from a document that names no lens', () => {
    const left = { ...EMPTY_ORDER.left, values: { sphere: '−2.00' }, origins: {} };
    expect(choose({ ...EMPTY_ORDER, left }, 'right', gpSphere).left).toEqual(left);
    const origins = { sphere: 'earlier' as const };
    const imported = { ...EMPTY_ORDER, left: { ...left, origins } };
    expect(choose(imported, 'right', gpSphere).left).toEqual(imported.left);
  });

  it('OR-11 not again after it was undone, which puts back what it was and keeps what was measured', () => {
    const before = choose(EMPTY_ORDER, 'right', keratoconusGp);
    const after = choose(before, 'right', gpSphere);
    const clinical = { kUnit: 'mm' };
    const left = undoFollow({ ...after.left, clinical }, before.left);
    expect(left).toEqual({ ...before.left, clinical, lensOrigin: 'chosen' });
    const undone = { ...after, left };
    expect(isFollowing(undone, 'left')).toBe(false);
    expect(choose(undone, 'right', keratoconusGp).left).toEqual(left);
    const empty = undoFollow(choose(EMPTY_ORDER, 'right', gpSphere).left, EMPTY_ORDER.left);
    const none = { ...EMPTY_ORDER, left: empty };
    expect(choose(none, 'right', gpSphere).left).toEqual(empty);
  });

  it('OR-11 the eye that follows is no longer said to, once the lenses differ', () => {
    const both = choose(EMPTY_ORDER, 'right', keratoconusGp);
    expect(EYES.map((eye) => [eye, isFollowing(both, eye)])).toEqual([
      ['right', false],
      ['left', true],
    ]);
    expect(isFollowing(choose(both, 'right', null), 'left')).toBe(false);
    expect(isFollowing(EMPTY_ORDER, 'left')).toBe(false);
  });
});

interface Told {
  values: OrderFormValues;
  /** The eyes for which the user did anything: kept by this test, not by the form. */
  touched: ReadonlySet<Eye>;
}
type Act = 'choose' | 'clear' | 'type' | 'measure' | 'copy' | 'resume';

const acts = fc.array(
  fc.record({
    act: fc.constantFrom<Act>('choose', 'choose', 'clear', 'type', 'measure', 'copy', 'resume'),
    eye: fc.constantFrom<Eye>(...EYES),
    lens: fc.constantFrom(...catalogue),
  }),
  { maxLength: 12 },
);

function act({ values, touched }: Told, what: Act, eye: Eye, lens: LensDefinition): Told {
  const other = OTHER_EYE[eye];
  const current = catalogue.find(({ id }) => id === values[eye].lensId);
  const both = new Set([...touched, eye]);
  if (what === 'choose') return { values: choose(values, eye, lens), touched: both };
  if (what === 'clear') return { values: choose(values, eye, null), touched: both };
  if (what === 'measure') return { values: measure(values, eye), touched: both };
  if (what === 'type' && current) return { values: type(values, eye, current), touched: both };
  if (what === 'copy' && current) {
    const copied = copyEye(values[eye], values[other]);
    return { values: { ...values, [other]: copied }, touched: new Set([...touched, other]) };
  }
  return { values: resume(values), touched };
}

it('OR-11 in any history an eye changes by the other’s choice only while nothing was done for it', () => {
  fc.assert(
    fc.property(acts, (history) => {
      let told: Told = { values: EMPTY_ORDER, touched: new Set() };
      for (const { act: what, eye, lens } of history) {
        const other = OTHER_EYE[eye];
        const before = structuredClone(told.values[other]);
        const wasTouched = told.touched.has(other);
        told = act(told, what, eye, lens);
        const after = told.values[other];
        if (what === 'copy') continue;
        if (wasTouched || what !== 'choose') assert.deepEqual(after, before);
        else assert.deepEqual(held(after, lens), defaultsOf(lens));
      }
    }),
    { seed: 20_260_101, numRuns: runs() },
  );
});
