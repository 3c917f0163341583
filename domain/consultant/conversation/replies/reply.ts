import type { LensDefinition } from '../../../lens/model/lens.ts';
import type { Eye } from '../../../orders/order.ts';
import type { Answer, Knowledge } from '../answers/answer.ts';
import type { Words } from '../answers/words.ts';
import type { ConversationCase } from '../conversation-case.ts';
import type { Stated } from '../reading/stated.ts';

/** What a reply is made from. */
export interface Asked {
  /** The message, normalized. */
  text: string;
  /** As it was typed. */
  typed: string;
  /** What the whole message states, whichever eye it names. */
  stated: Stated;
  /** The case before the message, and with what it states. */
  before: ConversationCase;
  known: ConversationCase;
  eye: Eye;
  lens: LensDefinition | null;
  knowledge: Knowledge;
  words: Words;
}

export interface Reply {
  answer: Answer;
  /** What is asked for; null when nothing is. */
  asked?: string | null;
  /** The values that a calculator used. */
  values?: Record<string, string>;
}
