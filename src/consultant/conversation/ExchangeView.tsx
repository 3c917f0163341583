import { useEffect, useState } from 'react';
import { COPY_CONFIRMATION } from '#domain/basics/constants.ts';
import type { Answer } from '#domain/consultant/conversation/answers/answer.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page/page-names.ts';
import { PlaceLink } from '../page/PlaceLink.tsx';
import { Helpful } from '../ratings/Helpful.tsx';
import { answerText } from './answer-text.ts';
import type { AnsweredBy as By } from './answer-turn.ts';
import { AnswerBlocks } from './AnswerBlocks.tsx';
import { AnswerSources, useSourceText } from './AnswerSources.tsx';
import type { Exchange } from './use-conversation.ts';

/** A question as it was used, and its answer with sources and ways on. */
export function ExchangeView({ exchange }: { exchange: Exchange }) {
  const text = useText('ask');
  const { question, isMasked, locale, answer, intent, by } = exchange;
  return (
    <li className="conversation-exchange" lang={locale}>
      <div className="conversation-question">
        <strong>{text('you')}</strong>
        <p>{question}</p>
        {isMasked && <p className="conversation-masked">{text('masked')}</p>}
      </div>
      <div className="conversation-answer" data-kind={answer?.kind}>
        <strong>{text('consultant')}</strong>
        {answer ? (
          <>
            <AnswerView question={question} answer={answer} intent={intent} />
            {by && <AnsweredBy by={by} />}
          </>
        ) : (
          <p className="conversation-warning">{text('failed')}</p>
        )}
      </div>
    </li>
  );
}

interface AnswerProps {
  question: string;
  answer: Answer;
  intent: string | null;
}

function AnswerView({ question, answer, intent }: AnswerProps) {
  const { blocks, citations, onward } = answer;
  return (
    <>
      <AnswerBlocks blocks={blocks} />
      {onward.length > 0 && <Onwards onward={onward} />}
      <AnswerSources citations={citations} />
      <AnswerButtons question={question} answer={answer} />
      <Helpful question={question} answer={answer} intent={intent} />
    </>
  );
}

function Onwards({ onward }: Pick<Answer, 'onward'>) {
  const text = useText('ask');
  return (
    <div className="conversation-onward">
      {onward.map(({ to, title }) => (
        <PlaceLink key={to} to={addressOf(to)}>
          {text('open', { title })}
        </PlaceLink>
      ))}
    </div>
  );
}

function AnswerButtons({ question, answer }: { question: string; answer: Answer }) {
  const text = useText('ask');
  const sourceText = useSourceText();
  const { state, copy } = useCopyText(answerText(question, answer, sourceText));
  return (
    <div className="conversation-buttons">
      <button type="button" className="button button-quiet" onClick={copy}>
        {text('copy')}
      </button>
      <output>{state && text(state)}</output>
    </div>
  );
}

/** Says that a language model worded the answer, with the core's own below; or why the core answered in its place. */
function AnsweredBy({ by }: { by: By }) {
  const text = useText('askModel');
  if (by.kind === 'core') return <p className="conversation-masked">{text(by.because)}</p>;
  return (
    <>
      <p className="conversation-masked">{text('badge')}</p>
      <details>
        <summary>{text('core')}</summary>
        <AnswerBlocks blocks={by.core.blocks} />
        <AnswerSources citations={by.core.citations} />
      </details>
    </>
  );
}

/** Copies a text, and says for a moment that it did, or that it could not. */
function useCopyText(text: string) {
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (state === null) return undefined;
    const timer = setTimeout(() => setState(null), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('notCopied'),
    );
  };
  return { state, copy };
}
