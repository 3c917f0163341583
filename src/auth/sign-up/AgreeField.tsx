import { TERMS_VERSION } from '#domain/access/terms.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CheckboxField } from '../../fields/CheckboxField.tsx';

interface AgreeFieldProps {
  checked: boolean;
  error: string | null;
  onChange: (checked: boolean) => void;
}

/** LG-02: a checkbox to accept the terms in force, which open next to the form. */
export function AgreeField({ checked, error, onChange }: AgreeFieldProps) {
  const termsText = useText('terms');
  const signUpText = useText('signUp');
  const label = (
    <>
      {termsText('agree')}{' '}
      <a
        className="link"
        href={termsText('document')}
        target="_blank"
        rel="noreferrer"
        title={termsText('newTab')}
      >
        {termsText('link')}
      </a>
      , <span className="auth-version">{signUpText('version', { version: TERMS_VERSION })}</span>
    </>
  );
  return (
    <CheckboxField
      label={label}
      name="terms"
      required
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
