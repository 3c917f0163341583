import { useEffect, useMemo, useState } from 'react';
import type { Knowledge } from '#domain/consultant/conversation/answers/answer.ts';
import { consultantSettings } from '#providers/consultant/model.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { offlineAnswer } from './answer-turn.ts';
import { modelAnswer } from './model-answer.ts';

/** What answers: the core, or a language model where one is configured. Until that is known, and without a network, the core. */
export function useAnswerTurn(knowledge: () => Promise<Knowledge>) {
  const { client } = useRuntime();
  const [hasModel, setHasModel] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    consultantSettings(client, leaving.signal).then(
      (settings) => setHasModel(settings.hasModel),
      () => {},
    );
    return () => leaving.abort();
  }, [client]);
  const answerTurn = useMemo(
    () => (hasModel ? modelAnswer(client, knowledge) : offlineAnswer(knowledge)),
    [hasModel, client, knowledge],
  );
  return { hasModel, answerTurn };
}
