import { beforeAll, describe, expect, it } from 'vitest';
import type { Knowledge } from '#domain/conversation/answer.ts';
import { converse } from '#domain/conversation/converse.ts';
import { unedited } from '#domain/guide/first-passages.ts';
import { searchGuide } from '#domain/guide/search-guide.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { judgeAll, listFaults, summarize, type Score } from './judge.ts';
import { HELD_EN } from './questions/held-en.ts';
import { HELD_ES } from './questions/held-es.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';
import { TUNING_EN } from './questions/tuning-en.ts';
import { TUNING_ES } from './questions/tuning-es.ts';

const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: searchGuide(unedited()) };
const TUNING = [...TUNING_EN, ...TUNING_ES];
const OTHERS = [...SEEN_EN, ...SEEN_ES, ...HELD_EN, ...HELD_ES];
/** In percent. */
const LEAST_RIGHT = 95;

const wordings = (all: readonly { turns: readonly string[] }[]) =>
  all.map(({ turns }) => turns.join('\n').toLowerCase());

describe('the questions that the conversation was tuned with', () => {
  let score: Score;

  beforeAll(async () => {
    score = await judgeAll(TUNING, converse, KNOWLEDGE);
    process.stdout.write(`${[summarize('tuning', score), ...listFaults(score)].join('\n')}\n`);
  });

  it('VC-05 are none of the others, and each has an id of its own', () => {
    expect(new Set(TUNING.map(({ id }) => id)).size).toBe(TUNING.length);
    const others = new Set(wordings(OTHERS));
    expect(wordings(TUNING).filter((one) => others.has(one)).length).toBe(0);
  });

  it('VC-05 are right for 95 of 100', () => {
    expect((100 * score.right) / score.asked).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('VC-05 have no figure that nobody gave', () => {
    expect(score.invented).toBe(0);
  });
});
