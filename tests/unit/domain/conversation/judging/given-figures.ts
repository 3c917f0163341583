import { convert } from '#domain/consultant/calculators/parts/units.ts';
import { numbersIn, plain, says, type Found } from './text.ts';

const MICROMETRES = 1_000;
const MINUTES = 60;

/** The numbers, and those of the texts, without their signs. */
export const sizes = (all: readonly (number | string)[]): number[] =>
  all.flatMap((one) =>
    typeof one === 'number' ? [Math.abs(one)] : numbersIn(one).map(({ value }) => Math.abs(value)),
  );

/** A number of a person in the units that it may be stated back in. */
function inOtherUnits({ value, unit }: Found): number[] {
  const size = Math.abs(value);
  const curve = size > 0 ? [convert(size, 'D', 'mm') ?? 0] : [];
  if (unit === 'h') return [size, size * MINUTES];
  if (unit === 'min') return [size, size / MINUTES];
  if (unit === 'µm') return [size, size / MICROMETRES];
  if (unit === 'mm') return [size, size * MICROMETRES, ...curve];
  return [size, ...curve];
}

/** Numbers in words, such as an hour. */
const IN_WORDS: readonly [words: string, minutes: number][] = [
  ['half an hour', 30],
  ['media hora', 30],
  ['an hour', 60],
  ['one hour', 60],
  ['una hora', 60],
];

/** A power is kept with a minus cylinder: the other way to write each three numbers in a row. */
function transposed(found: readonly Found[]): number[] {
  return found.flatMap(({ value: sphere }, at) => {
    const [cylinder, axis] = [found[at + 1]?.value, found[at + 2]?.value];
    if (cylinder === undefined) return [];
    const turned = axis === undefined ? [] : [(axis + 90) % 180 || 180];
    return [Math.abs(sphere + cylinder), ...turned];
  });
}

/** What the person said, in all the ways in which it may be stated back. */
export function givenFigures(turns: readonly string[]): number[] {
  const found = turns.map(numbersIn);
  const words = IN_WORDS.filter(([one]) => turns.some((turn) => says(turn, one)));
  return [
    ...found.flat().flatMap(inOtherUnits),
    ...found.flatMap(transposed),
    ...words.flatMap(([, minutes]) => [minutes, minutes / MINUTES]),
    ...countsInWords(turns),
  ];
}

const COUNTS: readonly [words: RegExp, count: number][] = [
  [/\b(?:two|dos)\b/u, 2],
  [/\b(?:three|tres)\b/u, 3],
  [/\b(?:four|cuatro)\b/u, 4],
  [/\b(?:five|cinco)\b/u, 5],
  [/\b(?:six|seis)\b/u, 6],
  [/\b(?:seven|siete)\b/u, 7],
  [/\b(?:eight|ocho)\b/u, 8],
  [/\b(?:nine|nueve)\b/u, 9],
  [/\b(?:ten|diez)\b/u, 10],
  [/\b(?:fifteen|quince)\b/u, 15],
  [/\b(?:twenty|veinte)\b/u, 20],
  [/\b(?:thirty|treinta)\b/u, 30],
];

/** `six hours`: a count in words, as it is and as minutes. */
function countsInWords(turns: readonly string[]): number[] {
  const found = COUNTS.filter(([words]) => turns.some((turn) => words.test(plain(turn))));
  return found.flatMap(([, count]) => [count, count * MINUTES]);
}

const DUST = 1e-6;

/** Whether a number is one of these, as it is rounded. A whole number below 10 is only itself. */
export function isAmong(
  { value, decimals }: Pick<Found, 'value' | 'decimals'>,
  allowed: readonly number[],
) {
  const size = Math.abs(value);
  const within = decimals === 0 && size < 10 ? DUST : 0.5 * 10 ** -decimals + DUST;
  return allowed.some((one) => Math.abs(one - size) <= within);
}
