import { expect, it } from 'vitest';
import type { Answer } from '#domain/conversation/answer.ts';
import { converse } from '#domain/conversation/converse.ts';
import { judgeAll, KNOWLEDGE } from './judge.ts';
import { inventedFigures } from './judging/allowed-figures.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';

/** In percent. The rest is changed into another figure that belongs to the answer. */
const LEAST_FOUND = 90;
/** Every eighth question: enough figures, and quick. */
const EACH = 8;
const PLACES = [-17, -9, -4, -2, 1, 3, 7, 19];

/** The answer with this text in place of one of its texts. */
function withText({ blocks, ...rest }: Answer, block: number, place: number, text: string): Answer {
  const changed = blocks.map((one, at) =>
    at === block ? Object.assign({}, one, { texts: one.texts.with(place, text) }) : one,
  );
  return { ...rest, blocks: changed };
}

/** The answers that differ from this one in a single figure, by some of its last digits. */
function changedAnswers(answer: Answer): Answer[] {
  let turn = 0;
  return answer.blocks.flatMap(({ texts }, block) =>
    texts.flatMap((text, place) =>
      [...text.matchAll(/(?<![\p{L}\d.])\d+(?:\.\d+)?/gu)].flatMap(({ 0: shown, index }) => {
        const decimals = shown.split('.')[1]?.length ?? 0;
        // A small whole number, such as a count, is among those of every answer.
        if (decimals === 0 && Number(shown) < 10) return [];
        turn += 1;
        const by = (PLACES[turn % PLACES.length] ?? 1) * 10 ** -decimals;
        const other = Math.abs(Number(shown) + by).toFixed(decimals);
        const written = text.slice(0, index) + other + text.slice(index + shown.length);
        return [withText(answer, block, place, written)];
      }),
    ),
  );
}

it('VC-05 of ten figures that are changed in an answer, the judge finds nine', async () => {
  const questions = [...SEEN_EN, ...SEEN_ES].filter((_, at) => at % EACH === 0);
  const { verdicts } = await judgeAll(questions, converse, KNOWLEDGE);
  const changed = verdicts.flatMap(({ evidence: one }) =>
    changedAnswers(one.said.answer).map((answer) =>
      inventedFigures({ ...one, said: { ...one.said, answer } }),
    ),
  );
  const found = changed.filter((figures) => figures.length > 0);
  expect(changed.length).toBeGreaterThan(100);
  expect((100 * found.length) / changed.length).toBeGreaterThanOrEqual(LEAST_FOUND);
});
