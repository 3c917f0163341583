import { describe, expect, it } from 'vitest';
import type { Question, Subject } from './questions/question.ts';
import { HELD_EN } from './questions/held-en.ts';
import { HELD_ES } from './questions/held-es.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';

const SEEN = [...SEEN_EN, ...SEEN_ES];
const HELD = [...HELD_EN, ...HELD_ES];

/** The least share of each subject, in percent. */
const SHARES: readonly [Subject[], number][] = [
  [['calculator'], 30],
  [['firstLens'], 8],
  [['nextChange'], 18],
  [['limits'], 8],
  [['guide'], 13],
  [['emergency', 'other'], 8],
];

const percent = (some: readonly Question[], all: readonly Question[]) =>
  (100 * some.length) / all.length;

describe.each([
  ['seen', SEEN],
  ['held out', HELD],
])('the questions that are %s', (_, all) => {
  it.each(SHARES)('VC-05 are of %j in at least %i of 100', (subjects, least) => {
    const some = all.filter(({ subject }) => subjects.includes(subject));
    expect(percent(some, all)).toBeGreaterThanOrEqual(least);
  });

  it('VC-05 are half Spanish, and three in ten have several turns', () => {
    const spanish = all.filter(({ locale }) => locale === 'es');
    expect(percent(spanish, all)).toBeGreaterThanOrEqual(49);
    expect(percent(spanish, all)).toBeLessThanOrEqual(51);
    expect(
      percent(
        all.filter(({ turns }) => turns.length > 1),
        all,
      ),
    ).toBeGreaterThanOrEqual(30);
  });

  it('VC-05 each expect something', () => {
    const idle = all.filter(
      ({ facts, not, kinds }) => facts.length + not.length === 0 && kinds.length > 2,
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});

describe('all questions', () => {
  const all = [...SEEN, ...HELD];

  it('VC-05 are 300 and more, a third of them held out', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(percent(HELD, all)).toBeGreaterThanOrEqual(33);
  });

  it('VC-05 have ids and wordings of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ turns }) => turns.join('\n').toLowerCase())).size).toBe(all.length);
  });
});
