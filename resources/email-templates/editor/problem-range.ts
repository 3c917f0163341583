import type { TemplateProblem } from '#domain/emails/email-template.ts';

/** What a text has, as CodeMirror's documents do. */
interface Lines {
  lines: number;
  line: (number: number) => { from: number; to: number; text: string };
}

const WORD = /^[\w.-]+/;

/**
 * Returns the characters that a problem is about: the word at its place, or the one character. The place may be behind
 * the end of a text that was changed since.
 */
export function problemRange(
  document: Lines,
  { line: number, column }: Pick<TemplateProblem, 'line' | 'column'>,
): { from: number; to: number } {
  const line = document.line(Math.min(Math.max(number, 1), document.lines));
  const from = Math.min(line.from + Math.max(column, 1) - 1, line.to);
  const word = WORD.exec(line.text.slice(from - line.from))?.[0] ?? '';
  return { from, to: Math.min(from + Math.max(word.length, 1), line.to) };
}
