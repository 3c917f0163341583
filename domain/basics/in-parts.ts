/** Splits the items into parts of `size`; the last one may be shorter. No items are no parts. */
export function inParts<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_part, at) => items.slice(at * size, (at + 1) * size));
}
