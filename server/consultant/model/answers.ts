import type { Knowledge } from '#domain/consultant/conversation/answers/answer.ts';
import type {
  AnswerPart,
  ModelQuestion,
} from '#domain/consultant/conversation/consultant-model.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import { searchGuide } from '#domain/consultant/guide/search-guide.ts';
import { wholeLens } from '#domain/lens/model/consultant-lens.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import { shownPassages } from '../guide/shown-passages.ts';
import { offeredLenses } from '../lenses/offered-lenses.ts';
import { type Answering, answerTurn } from './answer-turn.ts';
import { Breaker } from './breaker.ts';
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

/** Returns what the consultant answers from: the lenses that are offered, and the passages that are shown. */
function knowledgeOf(db: Handle): () => Promise<Knowledge> {
  // The index of the passages is made once for each of their versions.
  let index: { tag: string; search: Knowledge['searchGuide'] } | null = null;
  return async () => {
    const [{ lenses }, { passages, tag }] = await Promise.all([
      offeredLenses(db),
      shownPassages(db),
    ]);
    if (index?.tag !== tag) index = { tag, search: searchGuide(passages) };
    return { lenses: lenses.map(wholeLens), searchGuide: index.search };
  };
}
