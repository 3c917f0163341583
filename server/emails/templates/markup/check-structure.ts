import type { ProblemAt } from './position.ts';
import type { MarkupPart } from './read-markup.ts';

/** Elements without content. */
export const VOID_ELEMENTS = new Set(['br', 'hr', 'img']);
const MAX_ELEMENTS = 2_000;
const DEEPEST = 40;

/** Checks that each element is closed, and where it belongs: MJML would silently repair it. */
export function checkStructure(parts: readonly MarkupPart[]): ProblemAt[] {
  const problems: ProblemAt[] = [];
  const open: { name: string; offset: number }[] = [];
  const wrong = (offset: number, message: string) =>
    problems.push({ rule: 'mjml', offset, message });
  let count = 0;
  for (const part of parts) {
    if (part.kind === 'open') {
      count += 1;
      if (!part.isClosed && !VOID_ELEMENTS.has(part.name)) open.push(part);
      if (open.length > DEEPEST) {
        return [
          {
            rule: 'limit',
            offset: part.offset,
            message: `At most ${DEEPEST} elements may be within each other`,
          },
        ];
      }
    } else if (part.kind === 'close' && !VOID_ELEMENTS.has(part.name)) {
      const at = open.findLastIndex(({ name }) => name === part.name);
      if (at < 0) wrong(part.offset, `</${part.name}> closes nothing that is open`);
      else {
        for (const { name, offset } of open.splice(at).slice(1)) {
          wrong(offset, `<${name}> is not closed before </${part.name}>`);
        }
      }
    }
  }
  for (const { name, offset } of open) wrong(offset, `<${name}> is not closed`);
  if (count > MAX_ELEMENTS) {
    const message = `The body has ${count} elements; at most ${MAX_ELEMENTS} are possible`;
    problems.push({ rule: 'limit', offset: 0, message });
  }
  return problems;
}
