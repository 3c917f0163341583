import { expect, it } from 'vitest';
import type { Answer, Knowledge, Said } from '#domain/conversation/answer.ts';
import { newCase } from '#domain/conversation/conversation-case.ts';
import { converse } from '#domain/conversation/converse.ts';
import { unedited } from '#domain/guide/first-passages.ts';
import { searchGuide } from '#domain/guide/search-guide.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import type { GuidePassage } from '#domain/schemas/guide.ts';
import { inventedFigures, type Evidence } from './judging/allowed-figures.ts';
import type { Question } from './questions/question.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';

const SEARCH = searchGuide(unedited());
/** In percent. The rest is changed into another figure that belongs to the answer. */
const LEAST_FOUND = 90;
/** Every eighth question: enough figures, and quick. */
const EACH = 8;
const PLACES = [-17, -9, -4, -2, 1, 3, 7, 19];

async function evidenceOf({ turns, locale }: Question): Promise<Evidence> {
  const passages: GuidePassage[] = [];
  const search = (words: string, of: Locale) => {
    const found = SEARCH(words, of);
    passages.push(...found);
    return found;
  };
  const knowledge: Knowledge = { lenses: catalogue, searchGuide: search };
  let said: Said = {
    answer: { kind: 'unknown', blocks: [], citations: [], onward: [] },
    after: newCase(),
  };
  for (const text of turns) {
    // oxlint-disable-next-line no-await-in-loop -- A turn follows from the one before.
    said = await converse({ text, locale, before: said.after }, knowledge);
  }
  return { turns, locale, said, lenses: catalogue, passages };
}

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
  const evidence = await Promise.all(questions.map(evidenceOf));
  const changed = evidence.flatMap((one) =>
    changedAnswers(one.said.answer).map((answer) =>
      inventedFigures({ ...one, said: { ...one.said, answer } }),
    ),
  );
  const found = changed.filter((figures) => figures.length > 0);
  expect(changed.length).toBeGreaterThan(100);
  expect((100 * found.length) / changed.length).toBeGreaterThanOrEqual(LEAST_FOUND);
});
