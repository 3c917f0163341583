import type { LensDefinition } from '../../lens/model/lens.ts';
import type { Eye } from '../../orders/order.ts';
import type { ConversationCase } from './conversation-case.ts';
import type { Intent } from './intents/message.ts';

/** Another lens is another subject: what was worn and seen belongs to the former one. */
export function withLens(before: ConversationCase, lens: LensDefinition | null): ConversationCase {
  if (!lens || before.lens === null || before.lens === lens.id) return before;
  const { right, left } = before.eyes;
  const eyes = {
    right: { ...right, prescription: {}, findings: {} },
    left: { ...left, prescription: {}, findings: {} },
  };
  return { ...before, eyes };
}

/** A message that names its lens and what is seen, and does not go on from the last one, is a case of its own. */
export function withFindings(
  before: ConversationCase,
  { intent, isOwn }: { intent: Intent; isOwn: boolean },
): ConversationCase {
  if (!isOwn || before.asked !== null) return before;
  if (intent.kind !== 'nextChange' && intent.kind !== 'settling') return before;
  const eye = before.eye ?? 'right';
  const one = { ...before.eyes[eye], prescription: {}, findings: {} };
  return { ...before, eyes: { ...before.eyes, [eye]: one } };
}

const SAME_LENS = /\b(?:same lens|same parameters|mism[oa] lente|mismos parametros)\b/u;

/** `The left eye, same lens`: the parameters of the other eye's lens. */
export function withSameLens(
  known: ConversationCase,
  before: ConversationCase,
  text: string,
): ConversationCase {
  const { eye, eyes } = known;
  if (eye === null || before.eye === eye || !SAME_LENS.test(text)) return known;
  const other = eyes[eye === 'right' ? 'left' : 'right'].prescription;
  const prescription = { ...other, ...eyes[eye].prescription };
  return { ...known, eyes: { ...eyes, [eye]: { ...eyes[eye], prescription } } };
}

/** What was stated before anybody named the eye is of the eye that is named now. */
export function withEye(
  before: ConversationCase,
  eye: Eye | null,
  wasAsked: boolean,
): ConversationCase {
  if (before.eye !== null || eye !== 'left' || !wasAsked) return before;
  const { right, left } = before.eyes;
  return { ...before, eyes: { right: left, left: right } };
}
