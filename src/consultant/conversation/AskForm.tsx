import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { QUESTION_COUNTED_FROM, QUESTION_MOST } from '#domain/consultant/conversation/limits.ts';
import { useText } from '#providers/messages/use-text.ts';

interface AskFormProps {
  isAnswering: boolean;
  onAsk: (text: string) => void;
  onStop: () => void;
}

/** The field of the question. Enter sends, Shift+Enter starts a line; the focus stays in it. */
export function AskForm({ isAnswering, onAsk, onStop }: AskFormProps) {
  const id = useId();
  const text = useText('ask');
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(false);
  const over = typed.trim().length - QUESTION_MOST;
  const send = (): void => {
    const isEmpty = typed.trim() === '';
    setProblem(isEmpty);
    field.current?.focus();
    if (isEmpty || over > 0) return;
    onAsk(typed.trim());
    setTyped('');
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="conversation-form field"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>{text('question')}</label>
      <div className="conversation-row">
        <textarea
          id={id}
          ref={field}
          rows={2}
          value={typed}
          autoComplete="off"
          aria-invalid={problem || over > 0}
          aria-describedby={`${id}-hint ${id}-count`}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(false);
          }}
          onKeyDown={press}
        />
        <SendButton isAnswering={isAnswering} onStop={onStop} />
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {text('hint')}
      </p>
      <Count id={`${id}-count`} length={typed.trim().length} isEmpty={problem} />
    </form>
  );
}

/** Sends, or stops what is being answered. */
function SendButton({ isAnswering, onStop }: Pick<AskFormProps, 'isAnswering' | 'onStop'>) {
  const text = useText('ask');
  return isAnswering ? (
    <button type="button" className="button button-quiet" onClick={onStop}>
      {text('stop')}
    </button>
  ) : (
    <button type="submit" className="button">
      {text('send')}
    </button>
  );
}

/** What is left, near the limit, and what is wrong. */
function Count({ id, length, isEmpty }: { id: string; length: number; isEmpty: boolean }) {
  const text = useText('ask');
  const left = QUESTION_MOST - length;
  if (isEmpty) {
    return (
      <p className="field-error" id={id}>
        {text('empty')}
      </p>
    );
  }
  if (length < QUESTION_COUNTED_FROM) return <span id={id} hidden />;
  return (
    <p className={left < 0 ? 'field-error' : 'field-hint'} id={id}>
      {text(left < 0 ? 'tooLong' : 'left', { smart_count: Math.abs(left) })}
    </p>
  );
}
