import type { Eye } from '#domain/orders/order.ts';
import { isFixed, isPlain, unitOf } from './vocabulary.ts';

/** A word with a meaning, or a figure with sign and unit such as `-6|D`. */
export interface Token {
  kind: 'word' | 'figure';
  is: string;
  /** May neither be left out nor added. */
  isFixed: boolean;
  /** Stands behind a comma, a semicolon or a parenthesis. */
  startsPart: boolean;
}

export interface Tokens {
  tokens: readonly Token[];
  /** The eyes that are named. */
  eyes: ReadonlySet<Eye>;
}

/** Letters of English and Spanish, ASCII digits, and the marks of the trade. Anything else may look like what it is not. */
const USUAL = /^[A-Za-zÀ-ÖØ-öø-ÿµμ0-9\s.,;:!?¿¡()'’‘"“”«»%°+\-−→×÷=@/…[\]]*$/u;

/** Whether the sentence has only characters that are what they look like. */
export function isUsual(sentence: string): boolean {
  return USUAL.test(sentence);
}

const PART =
  /(?<sign>(?<![\p{L}\d.,])[+\-−±]\s?)?(?<number>\d+(?:[.,]\d+)*)|(?<word>[\p{L}º°%²³][\p{L}\p{M}\d]*)|(?<arrow>→)|(?<mark>[×÷=@/±<>≤≥~≈+−]|(?<!\p{L})-|-(?!\p{L}))/gu;

const EYES: Readonly<Record<string, Eye>> = {
  od: 'right',
  os: 'left',
  oi: 'left',
};
const SIDES: Readonly<Record<string, Eye>> = {
  right: 'right',
  derecho: 'right',
  left: 'left',
  izquierdo: 'left',
};
const EYE_WORDS = new Set(['eye', 'ojo']);
const BOTH = new Set(['ou', 'ao']);

const SIGN_WORDS: Readonly<Record<string, string>> = {
  minus: '-',
  menos: '-',
  negative: '-',
  negativo: '-',
  plus: '+',
  positive: '+',
  positivo: '+',
};

/** Lower case, without accents; `ñ` becomes `n`. */
export function plainForm(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('μ', 'µ');
}

/**
 * `7.80` and `7,8` are one number. What could be a thousand in one language and a fraction in the other stays as it is
 * written, and equals only itself.
 */
function numberOf(written: string): string {
  if (!/^\d+([.,]\d+)?$/.test(written) || /^\d{1,3}[.,]\d{3}$/.test(written)) return written;
  const [whole = '', fraction = ''] = written.split(/[.,]/);
  const rest = fraction.replace(/0+$/, '');
  const start = whole.replace(/^0+(?=\d)/, '');
  return rest ? `${start}.${rest}` : start;
}

type Part = { startsPart: boolean } & (
  | { kind: 'number'; sign: string; number: string }
  | { kind: 'word'; word: string; isGlued: boolean }
  | { kind: 'arrow' }
);

const PART_MARK = /[,;()]/;

function partsOf(text: string): Part[] {
  const normal = text.normalize('NFC');
  const found = [...normal.matchAll(PART)];
  return found.map(({ groups = {}, index, 0: all }, place): Part => {
    const before = found[place - 1];
    const gap = before ? normal.slice(before.index + before[0].length, index) : ' ';
    const startsPart = PART_MARK.test(gap);
    const { sign = '', number, word, mark } = groups;
    if (number !== undefined) {
      return { kind: 'number', sign: sign.trim().replace('−', '-'), number, startsPart };
    }
    const isGlued = gap === '';
    if (word !== undefined) return { kind: 'word', word: plainForm(word), isGlued, startsPart };
    if (mark === undefined) return { kind: 'arrow', startsPart };
    return { kind: 'word', word: all, isGlued, startsPart };
  });
}

function eyeAt(parts: readonly Part[], place: number): { eyes: Eye[]; length: number } | null {
  const [one, next] = [parts[place], parts[place + 1]];
  if (one?.kind !== 'word') return null;
  if (BOTH.has(one.word)) return { eyes: ['right', 'left'], length: 1 };
  const short = EYES[one.word];
  if (short) return { eyes: [short], length: 1 };
  if (next?.kind !== 'word') return null;
  // `right eye`, `ojo derecho`
  const side = EYE_WORDS.has(next.word) ? SIDES[one.word] : null;
  const after = EYE_WORDS.has(one.word) ? SIDES[next.word] : null;
  const eye = side ?? after;
  return eye ? { eyes: [eye], length: 2 } : null;
}

const TO = new Set(['to', 'a', 'hasta']);
const FROM = new Set(['from', 'desde', 'de']);

/** `from 7.80 to 7.70` is an arrow; `to 7.70` alone says which of two figures it is, and counts as a word. */
function isWayWord(parts: readonly Part[], place: number): 'dropped' | 'kept' | null {
  const word = parts[place];
  if (word?.kind !== 'word') return null;
  const after = numberEnd(parts, place + 1);
  if (FROM.has(word.word)) {
    const next = after === null ? undefined : parts[after];
    const goesOn = next?.kind === 'word' && TO.has(next.word);
    const isWay = goesOn && numberEnd(parts, (after ?? 0) + 1) !== null;
    return isWay || after === null || word.word === 'de' ? 'dropped' : 'kept';
  }
  if (!TO.has(word.word) || after === null) return null;
  return isAfterNumber(parts, place) ? 'dropped' : 'kept';
}

/** Where the figure that begins here ends, with its unit; null when none begins. */
function numberEnd(parts: readonly Part[], place: number): number | null {
  if (parts[place]?.kind !== 'number') return null;
  const unit = parts[place + 1];
  return unit?.kind === 'word' && unitOf(unit.word) ? place + 2 : place + 1;
}

function isAfterNumber(parts: readonly Part[], place: number): boolean {
  return numberEnd(parts, place - 1) === place || numberEnd(parts, place - 2) === place;
}

type NumberPart = Part & { kind: 'number' };
type WordPart = Part & { kind: 'word' };

function figureOf(part: NumberPart, unit: string): Token {
  const { startsPart, sign, number } = part;
  return { kind: 'figure', is: `${sign}${numberOf(number)}|${unit}`, isFixed: false, startsPart };
}

/** The token of a word; null for a plain one, and for one that has become part of the figure behind it. */
function wordAt(parts: readonly Part[], place: number): Token | null {
  const { word, isGlued, startsPart } = parts[place] as WordPart;
  const next = parts[place + 1];
  const sign = next?.kind === 'number' && !next.sign ? SIGN_WORDS[word] : undefined;
  if (sign && next?.kind === 'number') {
    next.sign = sign;
    return null;
  }
  // `about 200 µm`, not `about this`
  const isApproximate = word === 'about' && next?.kind === 'number';
  const way = isApproximate ? 'kept' : isWayWord(parts, place);
  if (way === 'dropped' || (way === null && !isGlued && isPlain(word))) return null;
  return { kind: 'word', is: word, isFixed: isFixed(word), startsPart };
}

/** Returns what the text says: its words with a meaning and its figures, in their order, and the eyes that it names. */
export function tokensOf(text: string): Tokens {
  const parts = partsOf(text);
  const tokens: Token[] = [];
  const eyes = new Set<Eye>();
  let startsPart = false;
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place] as Part;
    // A plain word behind a comma hands it on.
    startsPart ||= part.startsPart;
    const eye = eyeAt(parts, place);
    const next = parts[place + 1];
    let token: Token | null = null;
    if (eye) {
      for (const one of eye.eyes) eyes.add(one);
      place += eye.length - 1;
    } else if (part.kind === 'number') {
      const unit = next?.kind === 'word' ? unitOf(next.word) : null;
      token = figureOf(part, unit ?? '');
      if (unit) place += 1;
    } else if (part.kind === 'word') {
      token = wordAt(parts, place);
    }
    if (token) {
      tokens.push({ ...token, startsPart });
      startsPart = false;
    }
  }
  return { tokens, eyes };
}
