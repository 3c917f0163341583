import { formatPlain } from '../optics/format-optics.ts';

const MINUS = '−';

function signed(value: number): string {
  const size = Math.abs(value).toFixed(2);
  if (Number(size) === 0) return size;
  return (value < 0 ? MINUS : '+') + size;
}

/** The unit of a number, by the ending of its name. */
const FORMATS: readonly [ending: RegExp, format: (value: number) => string][] = [
  [/power$/i, (value) => `${signed(value)} D`],
  [/dioptres$/i, (value) => `${value.toFixed(2)} D`],
  [/mm$/i, (value) => `${value.toFixed(2)} mm`],
  [/um$/i, (value) => `${formatPlain(value, 0)} µm`],
  [/axis$/i, (value) => `${String(value).padStart(3, '0')}°`],
  [/degrees$/i, (value) => `${value}°`],
];

/** Formats a figure of a sentence with its unit, which the ending of its name says: `settledUm`, `spherePower`. */
export function formatFigure(name: string, value: number): string {
  const format = FORMATS.find(([ending]) => ending.test(name))?.[1];
  return format ? format(value) : String(value);
}
