import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import type { ProblemAt } from '../markup/position.ts';
import type { LiquidToken } from './liquid-tokens.ts';

const LOOP = /^([\w-]+)\s+in\s+([\w-]+)(?:\s+(?:reversed|(?:limit|offset):\s*\d+))*$/;
const ASSIGNMENT = /^([\w-]+)\s*=/;
const BLOCKS = new Set(['if', 'unless', 'case', 'for']);
/** More blocks within each other are no email. */
const DEEPEST = 8;

/**
 * Checks that loops go through a list, and that names made in a template hide no variable: a link would no longer be
 * the one that was checked.
 */
export function checkLoops(tokens: readonly LiquidToken[], variables: EmailVariables): ProblemAt[] {
  let depth = 0;
  return tokens.flatMap(({ tag, content, begin: offset }) => {
    if (tag === null) return [];
    if (tag.startsWith('end')) depth -= 1;
    const messages = [
      tag === 'for' && wrongLoop(content, variables),
      tag === 'assign' && wrongAssignment(content, depth, variables),
      BLOCKS.has(tag) && depth >= DEEPEST && `At most ${DEEPEST} blocks may be within each other`,
    ];
    if (BLOCKS.has(tag)) depth += 1;
    return messages
      .filter((message) => typeof message === 'string')
      .map((message) => ({ rule: 'liquid' as const, offset, message }));
  });
}

function wrongLoop(content: string, variables: EmailVariables): string | false {
  const [, name = '', list = ''] = LOOP.exec(content) ?? [];
  if (variables[list]?.type === 'list') return hiddenVariable(name, variables);
  const lists = Object.keys(variables).filter((key) => variables[key]?.type === 'list');
  const known = lists.length > 0 ? `the lists are ${lists.join(', ')}` : 'this event has none';
  return `A loop goes through a list; ${known}`;
}

/** Within a condition it would have no value whenever the condition is not met. */
function wrongAssignment(
  content: string,
  depth: number,
  variables: EmailVariables,
): string | false {
  if (depth > 0) return 'Assign names outside of conditions and loops';
  return hiddenVariable(ASSIGNMENT.exec(content)?.[1] ?? '', variables);
}

function hiddenVariable(name: string, variables: EmailVariables): string | false {
  const isHidden = Object.hasOwn(variables, name) || name === 'forloop';
  return isHidden && `"${name}" is a variable of the email; choose another name`;
}
