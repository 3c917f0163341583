import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { TextField } from '../../fields/TextField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import type { SignUpDraft } from '../shared/check-sign-up.ts';
import { EmailField } from '../shared/EmailField.tsx';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useFirstWrong } from '../shared/use-first-wrong.ts';
import { AgreeField } from './AgreeField.tsx';
import { useSignUpErrors } from './use-sign-up-errors.ts';
import { AT_FIELDS, useSignUp } from './use-sign-up.ts';

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
  const text = useText('signUp');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await form.submit()) showFirstWrong();
  };
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <NameFields draft={draft} errors={errors} onChange={change} />
      <TextField
        label={text('company')}
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
        label={text('password')}
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
        {busy ? text('busy') : text('submit')}
      </button>
    </form>
  );
}

/** Links for an address that already has an account. */
function KnownAddress({ email }: { email: string }) {
  const text = useText('signUp');
  return (
    <p className="alert" role="alert">
      {text('known')}{' '}
      <Link className="link" to="/auth/login" state={{ email }}>
        {text('knownSignIn')}
      </Link>{' '}
      {text('or')}{' '}
      <Link className="link" to="/auth/forgot-password" state={{ email }}>
        {text('knownForgotten')}
      </Link>
      .
    </p>
  );
}

/** Fields for the first and last name, side by side where they fit. */
function NameFields({ draft, errors, onChange }: NameFieldsProps) {
  const text = useText('signUp');
  return (
    <div className="field-pair">
      {NAMES.map(({ field, autoComplete }) => (
        <TextField
          key={field}
          label={text(field)}
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
