import { useId, useState } from 'react';
import { usePublicText } from '#src/i18n/public-text.ts';

interface PasswordFieldProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** The current password, which can be looked at. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { password, showPassword, hidePassword } = usePublicText().login;
  return (
    <div className="field">
      <label htmlFor={id}>{password}</label>
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
        <button
          type="button"
          className="peek"
          aria-label={shown ? hidePassword : showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon crossed={shown} />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 20 L20 4" />}
    </svg>
  );
}
