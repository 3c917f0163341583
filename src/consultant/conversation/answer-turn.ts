import type {
  Answer,
  Knowledge,
  Said,
  Turn,
} from '#domain/consultant/conversation/answers/answer.ts';
import type { ReplacedBecause } from '#domain/consultant/conversation/consultant-model.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';

/** A part of an answer that is still being made, shown until the whole is there. */
export type OnPart = (part: Answer) => void;

/** VC-02: who answered where a language model is configured. `core`: why not the model. */
export type AnsweredBy =
  | { kind: 'model'; core: Answer }
  | { kind: 'core'; because: Exclude<ReplacedBecause, 'core'> };

/** Answers one message: the engine here, or a language model whose sentences were checked. */
export type AnswerTurn = (
  turn: Turn,
  signal: AbortSignal,
  onPart: OnPart,
) => Promise<Said & { by?: AnsweredBy }>;

/** VC-02: the offline answer. It waits for the lenses and the guide, and asks no network itself. */
export function offlineAnswer(knowledge: () => Promise<Knowledge>): AnswerTurn {
  return async (turn, signal) => {
    const known = await knowledge();
    signal.throwIfAborted();
    return converse(turn, known);
  };
}
