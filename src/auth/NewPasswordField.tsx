import { useState } from 'react';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import { fill } from '#src/i18n/create-text.ts';
import { useDoorText } from './door-text.ts';
import { PASSWORD_MAX, PASSWORD_MIN, passwordStrength } from './password-strength.ts';
import { PeekButton } from './PeekButton.tsx';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  /** Of whom: a password that repeats it is weak. */
  email: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A password to be set: what it needs, what is missing, how good it is. */
export function NewPasswordField({ label, value, email, error, onChange }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { passwordHint } = useDoorText();
  return (
    <FieldFrame label={label} hint={passwordHint} error={error}>
      {(control) => (
        <>
          <div className="field-row">
            <input
              {...control}
              name="new-password"
              type={shown ? 'text' : 'password'}
              autoComplete="new-password"
              required
              minLength={PASSWORD_MIN}
              maxLength={PASSWORD_MAX}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <PeekButton shown={shown} onToggle={() => setShown(!shown)} />
          </div>
          <Strength password={value} email={email} />
        </>
      )}
    </FieldFrame>
  );
}

function Strength({ password, email }: { password: string; email: string }) {
  const { strength, passwordShort } = useDoorText();
  const grade = passwordStrength(password, email);
  const missing = PASSWORD_MIN - password.length;
  const short = fill(missing === 1 ? passwordShort.one : passwordShort.other, { count: missing });
  return (
    <p className={`strength strength-${password ? grade : 'none'}`}>
      {password && (grade === 'short' ? short : strength[grade])}
    </p>
  );
}
