import { normalize } from '../reading/normalize.ts';
import type { GuidePassage } from '../../schemas/guide.ts';
import { draftAnswer, type AnswerDraft } from '../answer-draft.ts';
import { citePassage } from '../citations.ts';
import { say, type Words } from '../words.ts';
import { toPage } from './onward.ts';
import type { Asked, Reply } from './reply.ts';

/** Words of a question that say nothing of its subject. */
const EMPTY = new Set(
  'the and for with what which when where does how why should can could would about from that this have has are was is my your you a an of to in on it i me do be at or if not no un una el la los las de del en con por para que como cual cuales cuando donde porque debo puedo se es son su sus mi lo al y o si lens lenses lente lentes mean means explain define definition tell give need want know significa'.split(
    ' ',
  ),
);

/** The subject words of a text, cut so that forms of a word agree. */
export function subjectWords(text: string): string[] {
  const words = normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const subject = words.filter((word) => word.length > 1 && !EMPTY.has(word));
  return [
    ...new Set(
      subject.map((word) => (word.length > 6 ? word.slice(0, 6) : word.replace(/s$/u, ''))),
    ),
  ];
}

/** How much of the question a text speaks of, from 0 to 1. */
function share(wanted: readonly string[], text: string): number {
  if (wanted.length === 0) return 0;
  const found = new Set(subjectWords(text));
  return wanted.filter((word) => found.has(word)).length / wanted.length;
}

/** A passage that speaks of at least this share of the question answers it; below, it is only related. */
const GOOD = 0.6;
const SENTENCES_MOST = 4;

export interface Found {
  passage: GuidePassage;
  score: number;
}

/** Searches the guide; the best passage and how well it fits. */
export function searchPassages({ knowledge, typed, words }: Asked): Found[] {
  const wanted = subjectWords(typed);
  return knowledge
    .searchGuide(typed, words.locale)
    .slice(0, 5)
    .map((passage, place) => {
      const { title, body } = passage;
      const whole = share(wanted, `${title[words.locale]} ${body[words.locale]}`);
      // What the search puts first counts a little more.
      return { passage, score: whole - place / 1_000 };
    })
    .toSorted((a, b) => b.score - a.score);
}

const SENTENCE = /(?<=[.!?:])\s+(?=[\p{Lu}¿¡\d])|\n+/u;

/** Returns the sentences of a passage that speak most of the question, in their order. */
export function bestSentences(passage: GuidePassage, typed: string, { locale }: Words): string[] {
  const wanted = subjectWords(typed);
  const sentences = passage.body[locale]
    .split(SENTENCE)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (sentences.length <= SENTENCES_MOST) return sentences;
  const ranked = sentences
    .map((text, place) => ({ text, place, score: share(wanted, text) }))
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, SENTENCES_MOST);
  return ranked.toSorted((a, b) => a.place - b.place).map(({ text }) => text);
}

function toPassage({ id, title }: GuidePassage, { locale }: Words) {
  return { kind: 'guide' as const, to: `guide/${id}`, title: title[locale] };
}

/** Quotes a passage with its source, and links it. */
export function quotePassage(draft: AnswerDraft, passage: GuidePassage, asked: Asked): void {
  const { words, typed } = asked;
  draft.say(bestSentences(passage, typed, words).join(' '), citePassage(passage, words));
  draft.goOn(toPassage(passage, words));
}

/** Quotes the passage of the guide that answers the question; null when none does. */
export function replyGuide(asked: Asked): Reply | null {
  const found = searchPassages(asked);
  const [best, next] = found;
  if (!best || best.score < GOOD) return null;
  const draft = draftAnswer();
  quotePassage(draft, best.passage, asked);
  if (next && next.score >= GOOD) draft.goOn(toPassage(next.passage, asked.words));
  return { answer: draft.finish('answer') };
}

const RELATED = 0.3;

/** Says that it does not know, with what may be related and where to ask. */
export function replyUnknown(asked: Asked): Reply {
  const { words } = asked;
  const draft = draftAnswer();
  draft.say(say(words, 'unknown'));
  const related = searchPassages(asked).filter(({ score }) => score >= RELATED);
  if (related.length > 0) {
    draft.say(say(words, 'unknown.guide'));
    for (const { passage } of related.slice(0, 3)) {
      draft.items([passage.title[words.locale]], citePassage(passage, words));
      draft.goOn(toPassage(passage, words));
    }
  }
  draft.say(say(words, 'unknown.offer'));
  for (const page of ['guide', 'contact'] as const) draft.goOn(toPage(page, words));
  return { answer: draft.finish('unknown') };
}
