import { TERMS_VERSION } from '#domain/terms.ts';
import { CheckboxField } from '#src/fields/CheckboxField.tsx';
import { fill } from '#src/i18n/create-text.ts';
import { useTermsText } from '#src/terms/terms-text.ts';
import { useSignUpText } from './sign-up-text.ts';

interface AgreeFieldProps {
  checked: boolean;
  error: string | null;
  onChange: (checked: boolean) => void;
}

/** LG-02: a checkbox to accept the terms in force, which open next to the form. */
export function AgreeField({ checked, error, onChange }: AgreeFieldProps) {
  const terms = useTermsText();
  const { version } = useSignUpText();
  const label = (
    <>
      {terms.agree}{' '}
      <a
        className="link"
        href={terms.document}
        target="_blank"
        rel="noreferrer"
        title={terms.newTab}
      >
        {terms.link}
      </a>
      , <span className="auth-version">{fill(version, { version: TERMS_VERSION })}</span>
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
