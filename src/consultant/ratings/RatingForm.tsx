import { useId, useState } from 'react';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import {
  RATING_LIMITS,
  RATING_REASONS,
  type RatingReason,
} from '#domain/consultant/requests/limits.ts';
import { useText } from '#providers/messages/use-text.ts';

interface RatingFormProps {
  /** The question as it will be sent. */
  asked: string;
  isSending: boolean;
  onSend: (reason: RatingReason | null, comment: string) => void;
}

/** Why an answer did not help, and what is sent with it. */
export function RatingForm({ asked, isSending, onSend }: RatingFormProps) {
  const id = useId();
  const text = useText('ratings');
  const [reason, setReason] = useState<RatingReason | null>(null);
  const [comment, setComment] = useState('');
  const masked = maskIdentity(comment);
  return (
    <form
      className="rating-form"
      aria-label={text('form')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onSend(reason, comment);
      }}
    >
      <fieldset>
        <legend>{text('reason')}</legend>
        {RATING_REASONS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={one === reason}
              onChange={() => setReason(one)}
            />
            {text(`reasons.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}-comment`}>{text('comment')}</label>
        <textarea
          id={`${id}-comment`}
          rows={2}
          maxLength={RATING_LIMITS.comment}
          value={comment}
          aria-describedby={`${id}-sent`}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
      <dl className="rating-sent" id={`${id}-sent`}>
        <dt>{text('sentQuestion')}</dt>
        <dd>{asked}</dd>
        {masked.masked.length > 0 && (
          <>
            <dt>{text('sentComment')}</dt>
            <dd>{masked.text}</dd>
          </>
        )}
      </dl>
      <button type="submit" className="button" disabled={isSending}>
        {text('send')}
      </button>
    </form>
  );
}
