import type { Locale } from '../../../basics/locale.ts';
import type { GuidePassage } from '../../guide/guide.ts';
import { termOf, termsAsked, wordsOf } from '../../guide/words.ts';
import { draftAnswer, type AnswerDraft } from '../answers/answer-draft.ts';
import { citePassage } from '../answers/citations.ts';
import { say, type Words } from '../answers/words.ts';
import { topicsIn } from '../intents/guide-topics.ts';
import { FOLLOWING } from '../reading/intent-patterns.ts';
import { normalize } from '../reading/normalize.ts';
import { toPage } from './onward.ts';
import type { Asked, Reply } from './reply.ts';
import { wordsOfTopic } from './topic-words.ts';

/** Words of a question that say nothing of its subject, beside those that the search leaves out. */
const EMPTY = new Set(
  'lens lente lenses much many tell give need want know mean define explain difference between what when often use wear eye patient how como que debe debo puedo hago hacer significa hace hacen hacer make makes made explica diferencia entre sirve sirven usa necesita cuanto cuanta cuantos grande grandes pasa ojo paciente'.split(
    ' ',
  ),
);

/** The terms of a text that the search looks for, each with its synonyms. */
function subjectTerms(text: string, locale: Locale): string[][] {
  const terms = wordsOf(text)
    .filter((word) => !EMPTY.has(normalize(word)))
    .map((word) => termsAsked(word, locale))
    .filter(([term = '']) => term.length > 1);
  return terms;
}

const isNear = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5));

/** How much of the question a text speaks of, from 0 to 1. */
function share(wanted: readonly string[][], text: string, locale: Locale): number {
  if (wanted.length === 0) return 0;
  const found = wordsOf(text).flatMap((word) => termOf(word, locale) ?? []);
  const spoken = wanted.filter((terms) =>
    found.some((one) => terms.some((term) => isNear(term, one))),
  );
  return spoken.length / wanted.length;
}

/** A passage that speaks of at least this share of the question answers it; below, it is only related. */
const GOOD = 0.5;
/** Without a word of the title more of the question must be spoken of. */
const SURE = 0.75;
/** A second passage is quoted, too, when it fits nearly as well. */
const NEARLY = 0.5;
const SENTENCES_MOST = 6;

export interface Found {
  passage: GuidePassage;
  /** The share of the question that it speaks of. */
  score: number;
  rank: number;
}

/** What the guide calls differently than people do. */
const OTHER_WORDS: readonly [RegExp, string][] = [
  [/\bput(?:ting)? (?:it |them )?(?:in|on)\b|\bput in\b|\binsert|how do i put/u, 'inserting'],
  [/\btak(?:e|ing) (?:it |them )?(?:out|off)\b|\bremov/u, 'removing'],
  [/\bse pone|poner(?:se|lo)?\b|coloca|inserta/u, 'insertar'],
  [/\bse (?:retira|saca|quita)|retirar|sacar|quitar/u, 'retirar'],
  [/\basient|se asient/u, 'asentamiento'],
  [/\bempan/u, 'empañamiento'],
  [/\bsettl/u, 'settling'],
  [/\bfog/u, 'fogging'],
];

/** The words that are searched: a question that goes on from the last one is about the same kind of lens. */
function searched({ typed, text, lens }: Asked): string {
  const about = lens && FOLLOWING.test(text) ? `${typed} ${lens.family} ${lens.name}` : typed;
  const other = OTHER_WORDS.filter(([pattern]) => pattern.test(text)).map(([, by]) => by);
  return [about, ...other].join(' ');
}

/** What is asked about: a question that goes on speaks of what the one before did. */
function aboutOf({ text, before }: Asked): string {
  const former = before.values[TOPIC_VALUE];
  const isOwn = topicsIn(text).length > 0;
  return former !== undefined && (!isOwn || FOLLOWING.test(text)) ? `${text} ${former}` : text;
}

/** Where the case keeps what a question about the guide was about. */
export const TOPIC_VALUE = 'topic';
/** A passage whose subject is named comes before those that only share words. */
const TOPIC = 10;

/** The passage with this id, found by the words of its id. */
function byId({ knowledge, words }: Asked, id: string): GuidePassage[] {
  const found = knowledge.searchGuide(wordsOfTopic(id, words.locale), words.locale);
  return found.filter((one) => one.id === id).slice(0, 1);
}

/** Searches the guide, best first, and says how well each fits. A word of the title names the subject. */
function searchPassages(asked: Asked): Found[] {
  const { knowledge, words } = asked;
  const { locale } = words;
  const wanted = subjectTerms(searched(asked), locale);
  const topics = topicsIn(aboutOf(asked));
  const places = knowledge.searchGuide(searched(asked), locale);
  const named = topics.flatMap((id) => places.find((one) => one.id === id) ?? byId(asked, id));
  return [...new Set([...named, ...places.slice(0, 6)])]
    .map((passage, place) => {
      const title = share(wanted, passage.title[locale], locale);
      const isTitle = title > 0;
      const whole = share(wanted, `${passage.title[locale]} ${passage.body[locale]}`, locale);
      return {
        passage,
        score: topics.includes(passage.id)
          ? 1
          : isTitle || (whole >= SURE && wanted.length > 1)
            ? whole
            : 0,
        rank: topics.includes(passage.id)
          ? TOPIC - topics.indexOf(passage.id) + whole
          : whole + title - place / 10,
      };
    })
    .toSorted((a, b) => b.rank - a.rank);
}

const SENTENCE = /(?<=[.!?:])\s+(?=[\p{Lu}¿¡\d])|\n+/u;

/** Returns the sentences of a passage that speak most of the question, in their order. */
export function bestSentences(passage: GuidePassage, typed: string, { locale }: Words): string[] {
  const wanted = subjectTerms(typed, locale);
  const sentences = passage.body[locale]
    .split(SENTENCE)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (sentences.length <= SENTENCES_MOST) return sentences;
  const ranked = sentences
    .map((text, place) => ({ text, place, score: share(wanted, text, locale) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SENTENCES_MOST);
  return ranked.toSorted((a, b) => a.place - b.place).map(({ text }) => text);
}

function toPassage({ id, title }: GuidePassage, { locale }: Words) {
  return { kind: 'guide' as const, to: `guide/${id}`, title: title[locale] };
}

/** Quotes a passage with its source, and links it. */
function quotePassage(draft: AnswerDraft, passage: GuidePassage, asked: Asked): void {
  const { words, typed } = asked;
  const title = passage.title[words.locale];
  const said = bestSentences(passage, typed, words).join(' ');
  draft.say(`${title}. ${said}`, citePassage(passage, words));
  draft.goOn(toPassage(passage, words));
}

/** Quotes the passage of the guide that answers the question; null when none does. */
export function replyGuide(asked: Asked): Reply | null {
  const found = searchPassages(asked);
  const [best, next] = found;
  if (!best || best.score < GOOD) return null;
  const draft = draftAnswer();
  quotePassage(draft, best.passage, asked);
  if (next && next.score >= GOOD) {
    const isNamed = next.rank >= TOPIC / 2 && next.score === 1;
    if (isNamed || best.rank - next.rank <= NEARLY) quotePassage(draft, next.passage, asked);
    else draft.goOn(toPassage(next.passage, asked.words));
  }
  return { answer: draft.finish('answer'), values: { [TOPIC_VALUE]: best.passage.id } };
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
