import { useId, useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { PeekButton } from './PeekButton.tsx';

interface PasswordFieldProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A field for the current password, with a button to show it. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const text = useText('entry');
  return (
    <div className="field">
      <label htmlFor={id}>{text('login.password')}</label>
      <div className="field-row">
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <PeekButton shown={shown} onToggle={() => setShown(!shown)} />
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
