/** Replaces tabs with spaces and removes invisible characters. */
export function printable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '');
}
