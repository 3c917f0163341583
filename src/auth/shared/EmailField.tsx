import { useId } from 'react';
import { useText } from '#providers/messages/use-text.ts';

interface EmailFieldProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

export function EmailField({ value, error, onChange }: EmailFieldProps) {
  const id = useId();
  const text = useText('entry');
  return (
    <div className="field">
      <label htmlFor={id}>{text('login.email')}</label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        required
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
