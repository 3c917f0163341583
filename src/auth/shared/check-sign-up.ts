import { passwordProblem } from '#domain/password/password-problem.ts';
import type { PasswordProblem } from '#domain/password/password-problem.ts';
import type { SignUpInput } from '#providers/session/sign-up.ts';

/** What the form holds. */
export interface SignUpDraft extends SignUpInput {
  agreed: boolean;
}

export type SignUpError = 'missing' | 'invalid';
export type SignUpErrors = Partial<
  Record<Exclude<keyof SignUpDraft, 'password'>, SignUpError> & {
    password: 'missing' | PasswordProblem;
  }
>;

/** As browsers check an address: something, an @, a domain; Firebase has the last word. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether the text has the form of an e-mail address. */
export function looksLikeEmail(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/** What of a sign-up is missing or wrong, by field; nothing when it may be sent. `common`: see passwordProblem. */
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

/** What is sent: the texts without the blanks around them. */
export function toSignUpInput({ email, password, ...names }: SignUpDraft): SignUpInput {
  return {
    email: email.trim(),
    password,
    firstName: names.firstName.trim(),
    lastName: names.lastName.trim(),
    company: names.company.trim(),
  };
}
