import type {
  AnswerPart,
  ModelQuestion,
} from '#domain/consultant/conversation/consultant-model.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import type { Services } from '../../access/services.ts';
import { answerTurn, type Answering } from './answer-turn.ts';
import { Breaker } from './breaker.ts';
import { knowledgeOf } from './knowledge-of.ts';
import type { ConfiguredModel } from './model-parts.ts';

/** Answers questions with the model. `stop`: the visitor, or the server, which closes. */
export type Answers = (question: ModelQuestion, stop: AbortSignal) => AsyncGenerator<AnswerPart>;

/** Returns what answers. Loaded with the first question, because it brings all of the core. */
export function createAnswers(
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  parts: ConfiguredModel,
  report: Answering['report'],
): Answers {
  const loadKnowledge = parts.loadKnowledge ?? knowledgeOf(db);
  const answering: Answering = {
    db,
    clock,
    model: parts.model,
    breaker: new Breaker(clock),
    converse: parts.converse ?? converse,
    silence: parts.silence,
    report,
  };
  return async function* answers({ locale, text, before }, stop) {
    const turn = { locale, text: maskIdentity(text).text, before };
    yield* answerTurn(turn, await loadKnowledge(), answering, stop);
  };
}
