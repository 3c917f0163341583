import { conversationCaseSchema, newCase, type ConversationCase } from './conversation-case.ts';

/** A copy without the value at this path. */
function without<T>(value: T, [name, ...rest]: readonly PropertyKey[]): T {
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  const { [name as keyof T]: inner, ...others } = value;
  const isHere = rest.length === 0 || typeof inner !== 'object' || inner === null;
  return (isHere ? others : { ...others, [name]: without(inner, rest) }) as T;
}

/** How many values of a case may be out of their limits. */
const TRIES = 12;
/** The path of a value of an eye: `eyes`, the eye, the group, the value. */
const VALUE_DEPTH = 4;

/** Leaves out what cannot be: a vault of 3500 mm, a fifth of a minute. What a case keeps can be read again. */
export function withinLimits(known: ConversationCase): ConversationCase {
  let left = known;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const parsed = conversationCaseSchema.safeParse(left);
    if (parsed.success) return left;
    const path = parsed.error.issues[0]?.path ?? [];
    if (path[0] !== 'eyes' || path.length < VALUE_DEPTH - 1) return newCase();
    const isGroup = path.length < VALUE_DEPTH;
    left = without(left, isGroup ? path : path.slice(0, VALUE_DEPTH));
    if (isGroup) left = withGroup(left, path);
  }
  return newCase();
}

/** A group that is wrong as a whole is empty. */
function withGroup(known: ConversationCase, [, eye, group]: readonly PropertyKey[]) {
  if ((eye !== 'right' && eye !== 'left') || typeof group !== 'string') return newCase();
  const eyes = { ...known.eyes, [eye]: { ...known.eyes[eye], [group]: {} } };
  return { ...known, eyes };
}
