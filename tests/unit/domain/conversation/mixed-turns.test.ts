import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Knowledge } from '#domain/conversation/answer.ts';
import { converse } from '#domain/conversation/converse.ts';
import { unedited } from '#domain/guide/first-passages.ts';
import { searchGuide } from '#domain/guide/search-guide.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { judgeAll } from './judge.ts';
import { question } from './questions/question.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';

const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: searchGuide(unedited()) };

/** These turns, after which an answer of any kind will do. */
const mixed = (locale: Locale, turns: readonly string[]) => [
  question(locale, 'other', `mixed | ${turns.join(' | ')} => (answer, ask, unknown, refuse)`),
];

it.each([
  { locale: 'en', asked: SEEN_EN },
  { locale: 'es', asked: SEEN_ES },
] as const)(
  'VC-05 turns in any order ($locale) keep a case, and no figure is invented',
  async ({ locale, asked }) => {
    const turns = fc.constantFrom(...asked.flatMap((one) => one.turns));
    const conversation = fc.array(turns, { minLength: 2, maxLength: 5 });
    const property = fc.asyncProperty(conversation, async (said) => {
      const { verdicts } = await judgeAll(mixed(locale, said), converse, KNOWLEDGE);
      expect(verdicts.map(({ faults, invented }) => faults.concat(invented))).toEqual([[]]);
    });
    await fc.assert(property, { numRuns: runs(0.1) });
  },
);

it.each([
  ['Ampleye -2.00: over-refraction plano -1.00 x 90', 'OS wears an Ampleye 3500'],
  [
    'Ampleye -2.00: over-refraction plano -1.00 x 90',
    'ampleye 3800 OD, central clearance 480 µm after 4 hours',
  ],
  ['Ampleye 3800 con 280 µm de bóveda', '0,20 mm'],
])('VC-05 "%s", then "%s" keeps a case', async (...said) => {
  const { verdicts } = await judgeAll(mixed('en', said), converse, KNOWLEDGE);
  expect(verdicts.flatMap(({ faults }) => faults)).toEqual([]);
});
