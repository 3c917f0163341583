import type { Answer } from '#domain/conversation/answer.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page-names.ts';
import { PlaceLink } from '../PlaceLink.tsx';
import { answerText } from './answer-text.ts';
import { AnswerBlocks } from './AnswerBlocks.tsx';
import { AnswerSources, useSourceText } from './AnswerSources.tsx';
import { useCopyText } from './use-copy-text.ts';
import type { Exchange } from './use-conversation.ts';

/** A question as it was used, and its answer with sources and ways on. */
export function ExchangeView({ exchange }: { exchange: Exchange }) {
  const text = useText('ask');
  const { question, isMasked, locale, answer } = exchange;
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
          <AnswerView question={question} answer={answer} />
        ) : (
          <p className="conversation-warning">{text('failed')}</p>
        )}
      </div>
    </li>
  );
}

function AnswerView({ question, answer }: { question: string; answer: Answer }) {
  const { blocks, citations, onward } = answer;
  return (
    <>
      <AnswerBlocks blocks={blocks} />
      {onward.length > 0 && <Onwards onward={onward} />}
      <AnswerSources citations={citations} />
      <AnswerButtons question={question} answer={answer} />
    </>
  );
}

function Onwards({ onward }: Pick<Answer, 'onward'>) {
  const text = useText('ask');
  return (
    <nav className="conversation-onward" aria-label={text('onward')}>
      {onward.map(({ to, title }) => (
        <PlaceLink key={to} to={addressOf(to)}>
          {text('open', { title })}
        </PlaceLink>
      ))}
    </nav>
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
