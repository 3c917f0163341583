/** Returns the lines of what is typed. Blank ones stay while somebody types: the next line begins as one. */
export function linesOf(typed: string): string[] {
  return typed === '' ? [] : typed.split('\n');
}

/** Returns the lines that say something. */
export function filledLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/**
 * Returns the first line that was refused, and what stands there. The form has an error for the whole list, or one at the
 * index of each wrong line. Null without an error.
 */
export function wrongLineOf(
  error: unknown,
  lines: readonly string[],
): { line: number; value: string } | null {
  if (error === undefined || error === null) return null;
  const index = Number(Object.keys(error).find((key) => /^\d+$/.test(key)) ?? 0);
  return { line: index + 1, value: lines[index] ?? '' };
}
