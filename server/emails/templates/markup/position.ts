import type { TemplateProblem } from '#domain/emails/email-template.ts';

/** A place in a text. Both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A problem whose field and place are not known yet. */
export type ProblemAt = Omit<TemplateProblem, 'field' | 'line' | 'column'> & { offset: number };

/** Returns where the character with this index is. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset));
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: before.length - lastBreak };
}

/** Returns the index of the character at a place. */
export function offsetAt(text: string, { line, column }: Position): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const lineBreak = text.indexOf('\n', start);
    if (lineBreak < 0) break;
    start = lineBreak + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** Moves problems to their places in another text, whose words `say` puts into their messages. */
export function movedTo(
  problems: readonly ProblemAt[],
  place: (offset: number) => number,
  say: (message: string) => string = String,
): ProblemAt[] {
  const moved: ProblemAt[] = [];
  for (const { offset, message, ...problem } of problems) {
    moved.push({ ...problem, offset: place(offset), message: say(message) });
  }
  return moved;
}

/** Names field, line and column of problems, in the order of the text. */
export function locate(
  field: TemplateProblem['field'],
  text: string,
  problems: readonly ProblemAt[],
): TemplateProblem[] {
  const located: TemplateProblem[] = [];
  for (const { offset, ...problem } of problems.toSorted(
    (one, other) => one.offset - other.offset,
  )) {
    located.push({ field, ...problem, ...positionAt(text, offset) });
  }
  return located;
}
