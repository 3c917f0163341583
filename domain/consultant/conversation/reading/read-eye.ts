import type { Eye } from '../../../orders/order.ts';

/** How an eye is named: by letters, with the word, by its side alone where it can be no direction, or first in a message. */
const namesOf = (letters: string, en: string, es: string): string =>
  [
    letters,
    `${en} eye|ojo ${es}`,
    String.raw`(?<=\b(?:(?<!to )the|for)\s)${en}(?=[\s,.?:;]*$|\s*(?:one|lens|with|:))`,
    String.raw`(?<=^(?:and|what about|how about) (?:(?:in|on|for) )?the\s)${en}(?=[,?])`,
    // A direction is feminine: `la derecha`.
    String.raw`(?<=\b(?:el|del|al)\s)${es}(?=[\s,.?:;]*$|[,?]|\s*(?:con|:))`,
    String.raw`^(?:${en}|${es})[.?:]?(?=$|\s)`,
    `(?<!to the )${en}:|${es}:`,
  ].join('|');

const RIGHT = namesOf(String.raw`o\.?d\b\.?`, 'right', 'derecho');
const LEFT = namesOf(String.raw`o\.?[si]\b\.?`, 'left', 'izquierdo');
const BOTH = String.raw`o\.?u\b\.?|both eyes|ambos ojos|los dos ojos|each eye`;

const EYES = new RegExp(String.raw`(?<![\p{L}\d])(?:(${RIGHT})|(${LEFT})|${BOTH})`, 'gu');

/** A part of a message about one eye, both, or no named eye. */
export interface EyePart {
  eye: Eye | 'both' | null;
  text: string;
}

function eyeOf(match: RegExpExecArray): Exclude<EyePart['eye'], null> {
  const [, right, left] = match;
  return right ? 'right' : left ? 'left' : 'both';
}

const hasDigit = (text: string): boolean => /\d/u.test(text);

/**
 * Splits a normalized message by the eyes that it names. A figure may follow the eye's name or precede it:
 * `OD -3.00 OS -2.75`, `-3.00 in the right eye and -2.75 in the left eye`.
 */
export function eyeParts(text: string): EyePart[] {
  const names = [...text.matchAll(EYES)];
  const [first] = names;
  if (!first) return [{ eye: null, text }];
  const last = names.at(-1) ?? first;
  const [before, after] = [text.slice(0, first.index), text.slice(last.index + last[0].length)];
  if (names.length === 1) return [{ eye: eyeOf(first), text: `${before} | ${after}` }];
  const isBehind = hasDigit(before) && !hasDigit(after);
  const parts = names.map((name, place): EyePart => {
    const start = isBehind ? endOf(names[place - 1]) : endOf(name);
    const end = isBehind ? name.index : (names[place + 1]?.index ?? text.length);
    return { eye: eyeOf(name), text: text.slice(start, end) };
  });
  return isBehind
    ? [...parts, { eye: null, text: after }]
    : [{ eye: null, text: before }, ...parts];
}

function endOf(match: RegExpExecArray | undefined): number {
  return match ? match.index + match[0].length : 0;
}
