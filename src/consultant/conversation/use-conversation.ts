import { useRef, useState } from 'react';
import type { Locale } from '#domain/basics/locale.ts';
import type { Answer } from '#domain/consultant/conversation/answers/answer.ts';
import {
  newCase,
  type ConversationCase,
} from '#domain/consultant/conversation/conversation-case.ts';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import type { AnsweredBy, AnswerTurn } from './answer-turn.ts';

/** A question with its answer; null when it could not be answered. */
export interface Exchange {
  id: number;
  /** As it was used: what may say who a patient is, is masked. */
  question: string;
  isMasked: boolean;
  locale: Locale;
  answer: Answer | null;
  /** Where a language model is configured: who answered. */
  by?: AnsweredBy | undefined;
  /** What the question was taken for. */
  intent: string | null;
}

interface Pending {
  question: string;
  /** What is there of the answer so far. */
  part: Answer | null;
}

/**
 * The thread of a conversation and what is known of the case. Nothing of it leaves the memory of the page; what answers is
 * given, so that a language model can take the place of the engine.
 */
export function useConversation(answerTurn: AnswerTurn) {
  const [thread, setThread] = useState<readonly Exchange[]>([]);
  const [known, setKnown] = useState<ConversationCase>(newCase);
  const [pending, setPending] = useState<Pending | null>(null);
  const running = useRef<AbortController>(null);
  const count = useRef(0);

  const add = (exchange: Omit<Exchange, 'id'>): void => {
    count.current += 1;
    const id = count.current;
    setThread((before) => [...before, { ...exchange, id }]);
  };

  const ask = async (typed: string, locale: Locale): Promise<void> => {
    const { text, masked } = maskIdentity(typed);
    const turn = { text, locale, before: known };
    const asked = { question: text, isMasked: masked.length > 0, locale };
    running.current?.abort();
    const leaving = new AbortController();
    running.current = leaving;
    setPending({ question: text, part: null });
    try {
      const said = await answerTurn(turn, leaving.signal, (part) => {
        if (!leaving.signal.aborted) setPending({ question: text, part });
      });
      if (leaving.signal.aborted) return;
      setKnown(said.after);
      add({ ...asked, answer: said.answer, by: said.by, intent: said.after.intent });
    } catch {
      if (leaving.signal.aborted) return;
      add({ ...asked, answer: null, intent: null });
    }
    setPending(null);
  };

  const stop = (): void => {
    running.current?.abort();
    setPending(null);
  };
  const restart = (): void => {
    stop();
    setThread([]);
    setKnown(newCase());
  };
  return { thread, known, pending, ask, stop, restart, setKnown };
}

export type Conversation = ReturnType<typeof useConversation>;
