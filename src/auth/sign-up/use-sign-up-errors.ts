import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePasswordText } from '../password/use-password-text.ts';
import type { SignUpDraft } from '../shared/check-sign-up.ts';
import type { SignUpForm } from './use-sign-up.ts';

const OF_EMAIL = new Set<AuthFlowProblem>(['email-in-use', 'email-invalid']);

/** Returns the error of each field: the form's own, else that of the last attempt. */
export function useSignUpErrors(form: SignUpForm): Partial<Record<keyof SignUpDraft, string>> {
  const signUpText = useText('signUp');
  const authText = useText('auth');
  const text = usePasswordText();
  const { draft, errors, problem } = form;
  return {
    ...(errors.firstName && { firstName: signUpText('missing.firstName') }),
    ...(errors.lastName && { lastName: signUpText('missing.lastName') }),
    ...(errors.company && { company: signUpText('missing.company') }),
    ...(errors.agreed && { agreed: signUpText('missing.terms') }),
    ...(problem && OF_EMAIL.has(problem) && { email: authText(`problems.${problem}`) }),
    ...(errors.email === 'missing' && { email: authText('emailRequired') }),
    ...(errors.email === 'invalid' && { email: authText('problems.email-invalid') }),
    ...(problem === 'password-weak' && { password: authText('problems.password-weak') }),
    ...(errors.password && { password: text(draft.password, errors.password) }),
  };
}
