import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';

interface NumberBoxProps {
  label: string;
  unit: string;
  value: number | undefined;
  /** Reads what is typed; null for no number. */
  read: (text: string) => number | null;
  write: (value: number) => string;
  /** What is wrong with the value; shown once the field was left. */
  problem?: string | null;
  /** What to do about the problem; shown with it. */
  offer?: ReactNode;
  hint?: ReactNode;
  /** Returns whether it took a pasted text, such as a whole power. */
  onPaste?: (text: string) => boolean;
  /** Undefined for an empty field, and for text that is no number. */
  onChange: (value: number | undefined) => void;
}

/** Longer text is no value. */
const LONGEST = 60;

/** A number with its unit. Text that is no number stays in the field and says so, and goes no further. */
export function NumberBox(props: NumberBoxProps) {
  const { label, unit, problem = null, offer, hint, onPaste } = props;
  const id = useId();
  const text = useText('fitting');
  const entry = useTyped(props);
  const said = entry.isNoNumber ? text('first.notNumber') : problem;
  const isWrong = entry.isLeft && said !== null;
  const about = [isWrong && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field fitting-number">
      <label htmlFor={id}>{label}</label>
      <div className="fitting-row">
        <input
          id={id}
          autoComplete="off"
          // A keypad for decimals has no minus sign.
          inputMode={unit === 'D' || unit === '°' ? 'text' : 'decimal'}
          maxLength={LONGEST}
          // Marks an empty field for the style sheet for paper.
          placeholder=" "
          value={entry.typed}
          aria-invalid={isWrong}
          aria-describedby={about || undefined}
          onChange={(event) => entry.type(event.target.value)}
          onBlur={entry.leave}
          onPaste={(event) => {
            if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault();
          }}
        />
        {unit !== '' && <span className="fitting-unit">{unit}</span>}
      </div>
      {isWrong && (
        <p className="field-error" id={`${id}-problem`}>
          {said}
        </p>
      )}
      {isWrong && offer}
      {hint && (
        <div className="fitting-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** The text of the field, beside the number that was shown last. */
function useTyped({ value, read, write, onPaste, onChange }: NumberBoxProps) {
  const shown = value === undefined ? '' : write(value);
  const [typed, setTyped] = useState(shown);
  const [lastShown, setLastShown] = useState(value);
  const [isLeft, setLeft] = useState(value !== undefined);
  // Something else set the value: a link, a paste, another field.
  if (value !== lastShown) {
    setLastShown(value);
    setTyped(shown);
  }
  const number = typed.trim() === '' ? null : read(typed);
  const type = (next: string): void => {
    const typedNumber = next.trim() === '' ? null : read(next);
    setTyped(next);
    setLastShown(typedNumber ?? undefined);
    onChange(typedNumber ?? undefined);
  };
  const leave = (): void => {
    setLeft(true);
    if (number !== null) setTyped(write(number));
    else onPaste?.(typed);
  };
  return { typed, type, leave, isLeft, isNoNumber: typed.trim() !== '' && number === null };
}
