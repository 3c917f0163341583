export type Value = number | string | null;

export const valueOf = (text: string): Value =>
  text === 'null' ? null : Number.isNaN(Number(text)) ? text : Number(text);

/** `sphere -3, condition normal`, or nothing. */
export function valuesOf<T = Record<string, Value>>(text: string): T {
  const pairs = text === '' ? [] : text.split(', ').map((one) => one.split(' '));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, valueOf(value)])) as T;
}

/**
 * The rows of a table, one a line, with a bar between the cells. A line that begins with a bar goes on with the row before;
 * one that begins with `#` says something about the next.
 */
export function rowsOf(table: string): string[][] {
  const lines = table.replaceAll(/\n\s*\|/g, ' |').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ \| ?/).map((cell) => cell.trim()));
}
