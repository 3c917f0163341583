import { isFirstName, isMonthName, isSurname, namesNobody } from './mask-words.ts';

/** A place in a text, from and to as for `slice`. */
export interface Span {
  from: number;
  to: number;
}

interface Word extends Span {
  text: string;
}

/** Whether a word may be the first of a name, with the word after it, or go on with it. */
interface Reading {
  begins: (word: string, next: string) => boolean;
  continues: (word: string) => boolean;
}

const WORD = /\p{L}[\p{L}\p{M}'’-]*\.?/gu;
const MOST_WORDS = 5;
const PARTICLE = /^(?:de|del|la|las|los|van|von|der|da|dos|di|bin|al|y)$/u;
const INITIAL = /^\p{Lu}\.?$/u;
const TITLED = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/u;

const bare = (word: string): string => word.replace(/\.$/u, '');
const isTitled = (word: string): boolean => TITLED.test(word) && !namesNobody(bare(word));
const isListed = (word: string): boolean =>
  !namesNobody(bare(word)) && (isFirstName(bare(word)) || isSurname(bare(word)));

const isCapitalSurname = (word: string): boolean => /^\p{Lu}/u.test(word) && isSurname(bare(word));
/** A month is a first name when another name follows. */
const isMonthOf = (word: string, next: string): boolean =>
  TITLED.test(word) && isMonthName(bare(word)) && (isTitled(next) || isCapitalSurname(next));

/** Any word but those that name nobody: after "se llama" or "name is". */
const ANY: Reading = {
  begins: (word) => word.length > 1 && !namesNobody(bare(word)),
  continues: (word) => INITIAL.test(word) || !namesNobody(bare(word)),
};
/** A word with a capital, or one of the lists: after "patient" or "Mr." */
const CUED: Reading = {
  begins: (word, next) =>
    isTitled(word) || isListed(word) || /^\p{Lu}\.$/u.test(word) || isMonthOf(word, next),
  continues: (word) =>
    isTitled(word) || isListed(word) || INITIAL.test(word) || isCapitalSurname(word),
};
/** A first name of the list: anywhere, with a capital. */
const FREE: Reading = {
  begins: (word, next) => isFirstName(bare(word)) && (isListed(word) || isMonthOf(word, next)),
  continues: CUED.continues,
};

const STRONG =
  /(?<![\p{L}])(?:(?:patient(?:'s)?\s+)?(?:name|surname)(?:\s+is|\s*:|d(?=\s))|se\s+llama(?!\p{L})|me\s+llamo|llamad[oa](?!\p{L})|apellidos?\s*:|nombre(?:\s+del?\s+(?:la\s+)?paciente)?(?:\s+es(?!\p{L})|\s*:))\s*/giu;
/** The name of a thing, not of a person. */
const THING =
  /(?:lens|lenses|lente|lentes|product|producto|material|design|diseño|brand|marca|solution|solución|condition|practice|company|consulta|dystrophy)(?:['’]s)?(?:\s+(?:is|que))?\s*$/iu;
const CUE =
  /(?<![\p{L}])(?:patients?|pt|px|paciente|pac|mother|father|son|daughter|wife|husband|hija|hijo|esposa|esposo)(?:\s*[:,]|\s+is(?!\p{L})|\s+es(?!\p{L})|\.(?=\s))?\s+(?=\p{L})/giu;
const HONORIFIC =
  /(?<![\p{L}])(?:Mr|Mrs|Ms|Mx|Miss|Dr|Dra|Sr|Sra|Srta|mr|mrs|dr|dra|sr|sra|srta|[Dd]on|[Dd]oña|[Ss]eñora?|[Ss]eñorita|Prof|Professor|Doctora?)\.?\s+(?=\p{L})/gu;
/** Initials with a surname; not after a number or the name of a value, where D. and K. end a sentence. */
const INITIALS =
  /(?<![\p{L}\p{N}]|[\p{N}]\s|(?:flat|steep|sim|mean|average|plana|curva|vitamin|vitamina|option|opción|plan|type|tipo|zone|zona|design|grade|of|in)\s)(?:\p{Lu}\.\s?){1,3}(?=\p{Lu}\p{Ll})/giu;
/** "Smith, John": the first name must be in the list. */
const REVERSED = /(?<![\p{L}])\p{Lu}[\p{L}'’-]+,\s+(?=\p{Lu})/gu;

/** Returns where names of people stand in a text; they may overlap. */
export function findNames(text: string): Span[] {
  return [
    ...cued(text, STRONG, ANY).filter(({ cue }) => !THING.test(text.slice(0, cue))),
    ...cued(text, CUE, CUED),
    ...cued(text, HONORIFIC, CUED),
    ...initials(text),
    ...reversed(text),
    ...free(text),
    ...pairs(text),
  ];
}

function cued(text: string, cue: RegExp, reading: Reading): (Span & { cue: number })[] {
  return [...text.matchAll(cue)].flatMap((match) => {
    const from = match.index + match[0].length;
    const to = nameEnd(text, from, reading);
    return to === null ? [] : [{ from, to, cue: match.index }];
  });
}

function initials(text: string): Span[] {
  return [...text.matchAll(INITIALS)].flatMap(({ 0: found, index }) => {
    const first = wordsFrom(text, index + found.length)[0];
    if (!/^\p{Lu}/u.test(found) || !first || !isTitled(first.text)) return [];
    return [{ from: index, to: withoutEnd(first) }];
  });
}

function reversed(text: string): Span[] {
  return [...text.matchAll(REVERSED)].flatMap(({ 0: found, index }) => {
    const surname = found.replace(/,\s+$/u, '');
    const from = index + found.length;
    const first = wordsFrom(text, from)[0];
    if (!first || namesNobody(surname) || !isFirstName(bare(first.text))) return [];
    return [{ from: index, to: nameEnd(text, from, CUED) ?? first.to }];
  });
}

function free(text: string): Span[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const to = TITLED.test(word) ? nameEnd(text, index, FREE) : null;
    return to === null ? [] : [{ from: index, to }];
  });
}

/** A first name and a surname of the lists, in any case. */
function pairs(text: string): Span[] {
  const found: Span[] = [];
  const all = [...text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)];
  for (const [place, { 0: word, index }] of all.entries()) {
    const next = all[place + 1];
    if (!next || !isFirstName(word) || !isSurname(next[0])) continue;
    if (!/^\s+$/u.test(text.slice(index + word.length, next.index))) continue;
    const last = { text: next[0], from: next.index, to: next.index + next[0].length };
    found.push({ from: index, to: withoutEnd(last) });
  }
  return found;
}

/** Where the name that begins here ends, or null when none does. */
function nameEnd(text: string, from: number, { begins, continues }: Reading): number | null {
  const words = wordsFrom(text, from);
  const first = words[0];
  if (!first || !begins(first.text, words[1]?.text ?? '')) return null;
  let last = first;
  let isBehindParticle = false;
  for (const word of words.slice(1)) {
    if (PARTICLE.test(word.text)) {
      isBehindParticle = true;
      continue;
    }
    // The K of "John K 44/45" is no initial: one counts with the name that follows it, or with its full stop.
    if (/^\p{Lu}$/u.test(word.text)) continue;
    const follows = isBehindParticle ? isTitled(word.text) : continues(word.text);
    if (!follows) break;
    last = word;
    isBehindParticle = false;
  }
  return withoutEnd(last);
}

/** The words that follow each other with blanks only; a word with a full stop is the last, an initial is not. */
function wordsFrom(text: string, from: number): Word[] {
  const words: Word[] = [];
  let place = from;
  while (words.length < MOST_WORDS) {
    WORD.lastIndex = place;
    const match = WORD.exec(text);
    if (!match || text.slice(place, match.index).trim() !== '') break;
    place = match.index + match[0].length;
    words.push({ text: match[0], from: match.index, to: place });
    if (match[0].endsWith('.') && !INITIAL.test(match[0])) break;
  }
  WORD.lastIndex = 0;
  return words;
}

/** Without the full stop of the sentence, and without 's. */
function withoutEnd({ text, to }: Word): number {
  if (INITIAL.test(text)) return to;
  const end = /['’]s\.?$|\.$/u.exec(text);
  return to - (end?.[0].length ?? 0);
}
