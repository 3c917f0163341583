import { useState } from 'react';
import { PASSWORD_MIN } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePasswordProblem } from '#providers/session/use-password-problem.ts';
import { FieldFrame } from '../../fields/FieldFrame.tsx';
import { PeekButton } from '../shared/PeekButton.tsx';
import { passwordStrength } from './password-strength.ts';
import { usePasswordText } from './use-password-text.ts';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  /** The user's address, which must not be the password. */
  email: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A field for a new password: shows its rules, what is missing and its strength. Allows pasting and showing it. */
export function NewPasswordField({ label, value, email, error, onChange }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const text = useText('auth');
  return (
    <FieldFrame label={label} hint={text('passwordHint')} error={error}>
      {(control) => (
        <>
          <div className="field-row">
            {/* No `maxLength`: a browser would silently truncate pasted text. */}
            <input
              {...control}
              name="new-password"
              type={shown ? 'text' : 'password'}
              autoComplete="new-password"
              required
              minLength={PASSWORD_MIN}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <PeekButton shown={shown} onToggle={() => setShown(!shown)} />
          </div>
          {value && <Strength password={value} email={email} />}
        </>
      )}
    </FieldFrame>
  );
}

/** Shows the rule that the password violates, or else its strength, as text. */
function Strength({ password, email }: { password: string; email: string }) {
  const text = useText('auth');
  const labels = usePasswordText();
  const problem = usePasswordProblem(password, email);
  const grade = passwordStrength(password, email);
  if (problem) {
    const shown = problem === 'short' ? 'short' : 'weak';
    return <p className={`strength strength-${shown}`}>{labels(password, problem)}</p>;
  }
  // A password that satisfies the rule is not too short for the meter.
  return (
    <p className={`strength strength-${grade}`}>
      {text(`strength.${grade === 'short' ? 'weak' : grade}`)}
    </p>
  );
}
