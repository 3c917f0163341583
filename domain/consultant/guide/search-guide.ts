import MiniSearch from 'minisearch';
import type { Locale } from '../../basics/locale.ts';
import type { GuidePassage } from './guide.ts';
import { termOf, termsAsked, wordsOf } from './words.ts';

/** A passage that was found, and the terms of it (`termOf`) that were looked for. */
export interface GuideHit {
  passage: GuidePassage;
  terms: readonly string[];
}

/** A question is a sentence at most; more words are not looked at. */
const WORDS_MOST = 40;
/** A word of the title names the subject. */
const TITLE_WEIGHT = 4;
/** Shorter words are not guessed: `lens` is no `less`. */
const FUZZY_FROM = 5;
const FUZZINESS = 0.2;
/** What matches much less than the best is not about the question. */
const LEAST_OF_BEST = 0.08;

interface Entry {
  id: number;
  title: string;
  body: string;
}

function indexOf(passages: readonly GuidePassage[], locale: Locale): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'body'],
    tokenize: wordsOf,
    processTerm: (word) => termOf(word, locale),
    searchOptions: {
      boost: { title: TITLE_WEIGHT },
      processTerm: (word) => termsAsked(word, locale),
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < FUZZY_FROM ? false : FUZZINESS),
    },
  });
  index.addAll(
    passages.map(({ title, body }, id) => ({ id, title: title[locale], body: body[locale] })),
  );
  return index;
}

/** Returns a search over these passages that also says what was found in each; best first. */
export function findInGuide(
  passages: readonly GuidePassage[],
): (words: string, locale: Locale) => GuideHit[] {
  const indexes = new Map<Locale, MiniSearch<Entry>>();
  return (words, locale) => {
    const index = indexes.get(locale) ?? indexOf(passages, locale);
    indexes.set(locale, index);
    const found = index.search(wordsOf(words).slice(0, WORDS_MOST).join(' '));
    const least = (found[0]?.score ?? 0) * LEAST_OF_BEST;
    return found.flatMap(({ id, score, terms }) => {
      const passage = passages[id as number];
      return passage === undefined || score < least ? [] : [{ passage, terms }];
    });
  };
}

/** Returns a search over these passages by words or a sentence, in one language; best first. */
export function searchGuide(
  passages: readonly GuidePassage[],
): (words: string, locale: Locale) => GuidePassage[] {
  const find = findInGuide(passages);
  return (words, locale) => find(words, locale).map(({ passage }) => passage);
}
