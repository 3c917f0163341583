import type { Eye } from '../../orders/order.ts';
import { conversationCaseSchema, newCase, type ConversationCase } from './conversation-case.ts';

/** How many values of a case may be out of their limits. */
const TRIES = 12;

/** The path of a value of an eye: `eyes`, the eye, the group, the value. */
const VALUE_DEPTH = 4;

type ValuePath = readonly [root: 'eyes', Eye, keyof ConversationCase['eyes'][Eye], name: string];

/** An over-refraction is one value: what is left of it would be another one. */
const valueOf = (name: string): string => name.replace(/^(overRefraction).*/u, '$1');

/** A copy without the value at this path. */
function without(known: ConversationCase, [, eye, group, name]: ValuePath): ConversationCase {
  const values = Object.entries(known.eyes[eye][group]).filter(
    ([one]) => valueOf(one) !== valueOf(name),
  );
  const left = { ...known.eyes[eye], [group]: Object.fromEntries(values) };
  return { ...known, eyes: { ...known.eyes, [eye]: left } };
}

/** Leaves out what cannot be: a vault of 3500 mm, a fifth of a minute. What a case keeps can be read again. */
export function withinLimits(known: ConversationCase): ConversationCase {
  let left = known;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const parsed = conversationCaseSchema.safeParse(left);
    if (parsed.success) return left;
    const path = parsed.error.issues[0]?.path ?? [];
    // What is no single value of an eye cannot be left out alone.
    if (path[0] !== 'eyes' || path.length < VALUE_DEPTH) return newCase();
    left = without(left, path as unknown as ValuePath);
  }
  return newCase();
}
