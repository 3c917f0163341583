import { draftAnswer } from '../answers/answer-draft.ts';
import { say } from '../answers/words.ts';
import { fromLine, replyFirstLens } from './first-lens.ts';
import { toCalculators } from './onward.ts';
import type { Asked, Reply } from './reply.ts';

/** Measurements without a question: of a lens that is named they give first values, else it is asked what to do. */
export function replyValues(asked: Asked): Reply {
  const { lens, words } = asked;
  const from = fromLine(asked);
  if (from && lens) return replyFirstLens(asked);
  const draft = draftAnswer();
  if (from) draft.say(from);
  const { pages } = words;
  const examples = (['vertex-distance', 'tear-lens', 'lens-power'] as const)
    .map((id) => pages[id].title)
    .join(', ');
  draft.ask(say(words, 'ask.calculate', { examples }));
  draft.goOn(toCalculators(words));
  return { answer: draft.finish('ask'), asked: null };
}
