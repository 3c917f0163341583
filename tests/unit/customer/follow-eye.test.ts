import * as fc from 'fast-check';
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { keratoconusGp } from '#domain/lens/catalogue/keratoconus-gp.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { isFollowing, undoFollow } from '#src/customer/order/eyes/follow-eye.ts';
import { copyEye, EMPTY_ORDER, EYES, OTHER_EYE } from '#src/customer/order/state/form-values.ts';
import type { OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { runs } from '#tests/fixtures/runs.ts';
import * as form from './two-eyes.ts';

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

const OPENINGS = Object.entries(form.OPENINGS);
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
    const after = form.choose(before, chosen, second);
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
        const after = form.choose(opened, eye, second);
        assert.deepEqual([after[other].lensId, after[other].clinical], [second.id, clinical]);
        assert.deepEqual(held(after[other], second), form.defaultsOf(second));
        assert.ok(isFollowing(after, other));
      }
    }
  });

  it.each(KEPT)('OR-11 stays as it is in a form that is opened as %s', (_, open) => {
    for (const { first, eye, other, opened } of openedBy(open)) {
      expect(wrongAfter(opened, eye, first)).toEqual([]);
      const following = otherThan(first).filter((second) =>
        isFollowing(form.choose(opened, eye, second), other),
      );
      expect(following).toEqual([]);
    }
  });
});

const { choose } = form;

describe('whether an eye follows', () => {
  it('OR-11 not anew when the same lens is chosen again: it has it', () => {
    const both = choose(EMPTY_ORDER, 'right', keratoconusGp);
    const again = choose(choose(both, 'right', null), 'right', keratoconusGp);
    expect(again.left).toBe(both.left);
    expect(isFollowing(again, 'left')).toBe(true);
  });

  it('OR-11 not what was typed and then taken away again', () => {
    const followed = choose(EMPTY_ORDER, 'right', keratoconusGp);
    const typed = form.type(followed, 'left', keratoconusGp);
    const emptied = Object.fromEntries(Object.keys(typed.left.values).map((name) => [name, '']));
    const before = { ...typed, left: { ...typed.left, values: emptied } };
    expect(choose(before, 'right', gpSphere).left).toEqual(before.left);
  });

  it('OR-11 not one that is not ordered', () => {
    const left = { ...EMPTY_ORDER.left, ordered: false };
    expect(choose({ ...EMPTY_ORDER, left }, 'right', gpSphere).left).toEqual(left);
  });

  it('OR-11 not one that was measured before, but the unit of K alone is no measurement', () => {
    const measured = form.measure(EMPTY_ORDER, 'left');
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
  if (what === 'measure') return { values: form.measure(values, eye), touched: both };
  if (what === 'type' && current) return { values: form.type(values, eye, current), touched: both };
  if (what === 'copy' && current) {
    const copied = copyEye(values[eye], values[other]);
    return { values: { ...values, [other]: copied }, touched: new Set([...touched, other]) };
  }
  return { values: form.resume(values), touched };
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
        else assert.deepEqual(held(after, lens), form.defaultsOf(lens));
      }
    }),
    { seed: 20_260_101, numRuns: runs() },
  );
});
