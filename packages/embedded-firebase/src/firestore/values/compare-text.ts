const FIRST_SURROGATE = 0xd800;
const FIRST_AFTER_SURROGATES = 0xe000;
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Order of the UTF-8 bytes, which is that of code points; UTF-16 units differ from it by surrogates. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const index = firstDifference(a, b);
  if (index === a.length || index === b.length) return Math.sign(a.length - b.length);
  return codePointRank(a.charCodeAt(index)) < codePointRank(b.charCodeAt(index)) ? -1 : 1;
}

/** Resource names segment by segment; ids of the form `__id7__` are numbers and come first. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  const index = firstDifference(a, b);
  const start = index === 0 ? 0 : a.lastIndexOf('/', index - 1) + 1;
  const order = compareSegments(segmentAt(a, start), segmentAt(b, start));
  return order !== 0 ? order : Math.sign(a.length - b.length);
}

function firstDifference(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let index = 0;
  while (index < length && a.charCodeAt(index) === b.charCodeAt(index)) index++;
  return index;
}

/** Moves the surrogates, which stand for code points from 0x10000, behind all other units. */
function codePointRank(unit: number): number {
  if (unit < FIRST_SURROGATE) return unit;
  return unit < FIRST_AFTER_SURROGATES ? unit + 0x2000 : unit - 0x800;
}

function segmentAt(path: string, start: number): string {
  const end = path.indexOf('/', start);
  return end < 0 ? path.slice(start) : path.slice(start, end);
}

function compareSegments(a: string, b: string): number {
  const idA = numericId(a);
  const idB = numericId(b);
  if (idA !== null && idB !== null) return idA < idB ? -1 : Number(idA > idB);
  if (idA !== null || idB !== null) return idA !== null ? -1 : 1;
  return compareText(a, b);
}

function numericId(segment: string): bigint | null {
  if (!segment.startsWith('__id')) return null;
  const digits = NUMERIC_ID.exec(segment)?.[1];
  return digits === undefined ? null : BigInt(digits);
}
