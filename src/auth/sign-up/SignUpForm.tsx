import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { TextField } from '#src/fields/TextField.tsx';
import { AgreeField } from './AgreeField.tsx';
import { EmailField } from '../shared/EmailField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useSignUpText } from './sign-up-text.ts';
import { useFirstWrong } from '../shared/use-first-wrong.ts';
import { AT_FIELDS, useSignUp } from './use-sign-up.ts';
import { useSignUpErrors } from './use-sign-up-errors.ts';
import type { SignUpDraft } from '../shared/check-sign-up.ts';

const NAMES = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

interface NameFieldsProps {
  draft: SignUpDraft;
  errors: Partial<Record<keyof SignUpDraft, string>>;
  onChange: (part: Partial<SignUpDraft>) => void;
}

/** LG-02: a form for the data of an account; each problem is shown at its field. */
export function SignUpForm({ email }: { email: string }) {
  const form = useSignUp(email);
  const { draft, change, busy, problem } = form;
  const errors = useSignUpErrors(form);
  const [ref, showFirstWrong] = useFirstWrong();
  const texts = useSignUpText();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await form.submit()) showFirstWrong();
  };
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <NameFields draft={draft} errors={errors} onChange={change} />
      <TextField
        label={texts.company}
        name="company"
        autoComplete="organization"
        required
        maxLength={200}
        value={draft.company}
        error={errors.company}
        onChange={(event) => change({ company: event.target.value })}
      />
      <EmailField
        value={draft.email}
        error={errors.email ?? null}
        onChange={(value) => change({ email: value })}
      />
      {problem === 'email-in-use' && <KnownAddress email={draft.email.trim()} />}
      <NewPasswordField
        label={texts.password}
        value={draft.password}
        email={draft.email}
        error={errors.password ?? null}
        onChange={(password) => change({ password })}
      />
      <AgreeField
        checked={draft.agreed}
        error={errors.agreed ?? null}
        onChange={(agreed) => change({ agreed })}
      />
      <ProblemAlert problem={problem} atFields={AT_FIELDS} />
      <button className="button button-wide" type="submit" disabled={busy}>
        {busy ? texts.busy : texts.submit}
      </button>
    </form>
  );
}

/** Links for an address that already has an account. */
function KnownAddress({ email }: { email: string }) {
  const { known, knownSignIn, or, knownForgotten } = useSignUpText();
  return (
    <p className="alert" role="alert">
      {known}{' '}
      <Link className="link" to="/auth/login" state={{ email }}>
        {knownSignIn}
      </Link>{' '}
      {or}{' '}
      <Link className="link" to="/auth/forgot-password" state={{ email }}>
        {knownForgotten}
      </Link>
      .
    </p>
  );
}

/** Fields for the first and last name, side by side where they fit. */
function NameFields({ draft, errors, onChange }: NameFieldsProps) {
  const texts = useSignUpText();
  return (
    <div className="field-pair">
      {NAMES.map(({ field, autoComplete }) => (
        <TextField
          key={field}
          label={texts[field]}
          name={field}
          autoComplete={autoComplete}
          required
          maxLength={200}
          value={draft[field]}
          error={errors[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </div>
  );
}
