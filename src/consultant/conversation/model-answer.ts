import type { Knowledge } from '#domain/consultant/conversation/answers/answer.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';
import { askModel } from '#providers/consultant/model.ts';
import { spokenAnswer, type SpokenSentence } from '#providers/consultant/spoken-answer.ts';
import type { HttpClient } from '#providers/http/http.ts';
import type { AnswerTurn } from './answer-turn.ts';

/** Answers that the model has nothing to add to: the server would say the same. */
const OF_CORE: ReadonlySet<string> = new Set(['ask', 'refuse']);

/**
 * VC-02: the answer of the language model, sentence by sentence as the server has checked them; the core's own answer after
 * any failure, with the reason. Stopping ends the server's request, too.
 */
export function modelAnswer(client: HttpClient, knowledge: () => Promise<Knowledge>): AnswerTurn {
  return async (turn, signal, onPart) => {
    const said = await converse(turn, await knowledge());
    signal.throwIfAborted();
    if (OF_CORE.has(said.answer.kind)) return said;
    const sentences: SpokenSentence[] = [];
    const because = await askModel(client, turn, {
      signal,
      onSentence: (sentence) => {
        sentences.push(sentence);
        onPart(spokenAnswer(sentences, said.answer));
      },
    });
    if (because === 'core') return said;
    if (because) return { ...said, by: { kind: 'core', because } };
    const answer = spokenAnswer(sentences, said.answer);
    return { ...said, answer, by: { kind: 'model', core: said.answer } };
  };
}
