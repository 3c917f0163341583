import { useState } from 'react';
import type { Answer } from '#domain/consultant/conversation/answers/answer.ts';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import {
  CITATIONS_MOST,
  RATING_KEPT_DAYS,
  RATING_LIMITS,
  type RatingReason,
} from '#domain/consultant/requests/limits.ts';
import { type VisitorForms, visitorForm } from '#providers/consultant/visitor-form.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import './ratings.css';
import { useRuntime } from '#providers/use-runtime.ts';
import { RatingForm } from './RatingForm.tsx';

type Rating = VisitorForms['rating'];

type RatingState = 'open' | 'sending' | 'sent' | 'failed';

export interface HelpfulProps {
  /** What was asked, as it was typed. */
  question: string;
  answer: Pick<Answer, 'kind' | 'citations'>;
  /** What the question was taken for; null when it was not understood. */
  intent: string | null;
}

/**
 * VC-03: asks below an answer whether it helped, and if not why. Stores and requests nothing before it is pressed, and says
 * so. Its texts are the area `ratings`.
 */
export function Helpful({ question, answer, intent }: HelpfulProps) {
  const text = useText('ratings');
  const locale = useLocale();
  const [isUnhelpful, setIsUnhelpful] = useState(false);
  const { state, send } = useRating();
  const asked = maskIdentity(question).text.slice(0, RATING_LIMITS.question).trim();
  const isSending = state === 'sending';
  const rate = (helpful: boolean, reason: RatingReason | null, comment: string): void =>
    send({
      helpful,
      reason,
      comment: maskIdentity(comment).text.slice(0, RATING_LIMITS.comment).trim(),
      question: asked,
      kind: answer.kind,
      intent: intent ?? '',
      language: locale,
      citations: titlesOf(answer),
    });
  return (
    <div className="rating">
      {state !== 'sent' && (
        <Choice
          isSending={isSending}
          isUnhelpful={isUnhelpful}
          onYes={() => rate(true, null, '')}
          onNo={() => setIsUnhelpful(!isUnhelpful)}
        />
      )}
      {state !== 'sent' && isUnhelpful && (
        <RatingForm
          asked={asked}
          isSending={isSending}
          onSend={(reason, comment) => rate(false, reason, comment)}
        />
      )}
      <output className="rating-state">
        {isSending && text('sending')}
        {state === 'failed' && text('failed')}
        {state === 'sent' && text('thanks')}
      </output>
    </div>
  );
}

function titlesOf({ citations }: HelpfulProps['answer']): string[] {
  return citations
    .slice(0, CITATIONS_MOST)
    .map(({ title }) => title.slice(0, RATING_LIMITS.citation));
}

interface ChoiceProps {
  isSending: boolean;
  isUnhelpful: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Choice({ isSending, isUnhelpful, onYes, onNo }: ChoiceProps) {
  const text = useText('ratings');
  return (
    <fieldset className="rating-ask">
      <legend>{text('question')}</legend>
      <button type="button" className="button button-quiet" disabled={isSending} onClick={onYes}>
        {text('yes')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={isUnhelpful}
        disabled={isSending}
        onClick={onNo}
      >
        {text('no')}
      </button>
      <span className="rating-note">{text('note', { days: String(RATING_KEPT_DAYS) })}</span>
    </fieldset>
  );
}

/** Sends what a visitor says of an answer. Nothing is requested before. */
function useRating(): { state: RatingState; send: (rating: Rating) => void } {
  const { client } = useRuntime();
  const [form] = useState(() => visitorForm(client, 'rating'));
  const [state, setState] = useState<RatingState>('open');
  const send = async (rating: Rating): Promise<void> => {
    setState('sending');
    try {
      await form.send(rating);
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return { state, send: (rating) => void send(rating) };
}
