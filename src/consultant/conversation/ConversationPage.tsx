import { useEffect, useRef } from 'react';
import { newCase } from '#domain/consultant/conversation/conversation-case.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { AnswerBlocks } from './AnswerBlocks.tsx';
import { AskForm } from './AskForm.tsx';
import { Examples } from './Examples.tsx';
import { ExchangeView } from './ExchangeView.tsx';
import { KnownPanel } from './KnownPanel.tsx';
import { useAnswerTurn } from './use-answer-turn.ts';
import { useConversation, type Conversation } from './use-conversation.ts';
import { useKnowledge } from './use-knowledge.ts';
import './conversation.css';

/** VC-01 VC-02: the conversation: a thread, what is known of the case, and the field of the question. */
export default function ConversationPage() {
  const text = useText('ask');
  const modelText = useText('askModel');
  const pagesText = useText('consultantPages');
  const locale = useLocale();
  const { state, lenses, knowledge, retry } = useKnowledge();
  const { hasModel, answerTurn } = useAnswerTurn(knowledge);
  const conversation = useConversation(answerTurn);
  const { thread, known, pending, ask, stop, restart, setKnown } = conversation;
  const put = (question: string): void => void ask(question, locale);
  return (
    <div className="conversation">
      <PageHeading>{pagesText('ask.title')}</PageHeading>
      <p className="lead">{text('lead')}</p>
      <p className="hint">{text('notKept')}</p>
      {hasModel && <p className="hint">{modelText('sent')}</p>}
      <Loading state={state} retry={retry} />
      {thread.length === 0 && !pending && <Examples onAsk={put} />}
      <Thread conversation={conversation} />
      <KnownPanel
        known={known}
        lenses={lenses}
        onChange={setKnown}
        onForget={restartCase(conversation)}
      />
      {thread.length > 0 && (
        <div className="conversation-buttons">
          <button type="button" className="button button-quiet" onClick={restart}>
            {text('restart')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => print()}>
            {text('print')}
          </button>
        </div>
      )}
      <AskForm isAnswering={pending !== null} onAsk={put} onStop={stop} />
    </div>
  );
}

/** Forgets the case; the thread stays. */
const restartCase =
  ({ setKnown, stop }: Conversation) =>
  (): void => {
    stop();
    setKnown(newCase());
  };

/** The exchanges, which a screen reader reads once each; what is being answered stands below them. */
function Thread({ conversation: { thread, pending } }: { conversation: Conversation }) {
  const text = useText('ask');
  const list = useRef<HTMLOListElement>(null);
  const count = thread.length;
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [count]);
  return (
    <>
      <div role="log" aria-label={text('thread')}>
        {count > 0 && (
          <ol ref={list} className="conversation-thread">
            {thread.map((exchange) => (
              <ExchangeView key={exchange.id} exchange={exchange} />
            ))}
          </ol>
        )}
      </div>
      {pending && (
        <div className="conversation-pending">
          <p>{pending.question}</p>
          {pending.part ? (
            <AnswerBlocks blocks={pending.part.blocks} />
          ) : (
            <p className="hint">{text('waiting')}</p>
          )}
        </div>
      )}
    </>
  );
}

function Loading({
  state,
  retry,
}: {
  state: ReturnType<typeof useKnowledge>['state'];
  retry: () => void;
}) {
  const text = useText('ask');
  if (state === 'ready') return null;
  if (state === 'loading') return <output className="hint">{text('loading')}</output>;
  return (
    <div className="alert" role="alert">
      <p>{text('partly')}</p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {text('retry')}
      </button>
    </div>
  );
}
