import { passwordProblem } from '#domain/access/password/password-problem.ts';
import type { PasswordProblem } from '#domain/access/password/password-problem.ts';
import type { SignUpInput } from '#providers/session/sign-up.ts';

/** The form's values. */
export interface SignUpDraft extends SignUpInput {
  agreed: boolean;
}

export type SignUpError = 'missing' | 'invalid';
export type SignUpErrors = Partial<
  Record<Exclude<keyof SignUpDraft, 'password'>, SignUpError> & {
    password: 'missing' | PasswordProblem;
  }
>;

/** Checks an address like browsers do: some text, an @, a domain; Firebase makes the final check. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Returns whether the text looks like an e-mail address. */
export function looksLikeEmail(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/** Returns the missing or invalid fields of a sign-up; empty when it may be sent. `common`: see passwordProblem. */
export function checkSignUp(draft: SignUpDraft, common: ReadonlySet<string>): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const field of ['firstName', 'lastName', 'company', 'email'] as const) {
    if (!draft[field].trim()) errors[field] = 'missing';
  }
  if (!errors.email && !looksLikeEmail(draft.email)) errors.email = 'invalid';
  const problem = passwordProblem(draft.password, draft.email, common);
  if (!draft.password) errors.password = 'missing';
  else if (problem) errors.password = problem;
  if (!draft.agreed) errors.agreed = 'missing';
  return errors;
}

/** Returns what is sent: the texts without leading and trailing blanks. */
export function toSignUpInput({ email, password, ...names }: SignUpDraft): SignUpInput {
  return {
    email: email.trim(),
    password,
    firstName: names.firstName.trim(),
    lastName: names.lastName.trim(),
    company: names.company.trim(),
  };
}
