import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import type { SignUpDraft } from '../shared/check-sign-up.ts';
import { useAuthText } from '../shared/auth-text.ts';
import { useSignUpText } from './sign-up-text.ts';
import { usePasswordWords } from '../password/use-password-words.ts';
import type { SignUpForm } from './use-sign-up.ts';

const OF_EMAIL = new Set<AuthFlowProblem>(['email-in-use', 'email-invalid']);

/** Returns the error of each field: the form's own, else that of the last attempt. */
export function useSignUpErrors(form: SignUpForm): Partial<Record<keyof SignUpDraft, string>> {
  const { missing } = useSignUpText();
  const { problems, emailRequired } = useAuthText();
  const words = usePasswordWords();
  const { draft, errors, problem } = form;
  return {
    ...(errors.firstName && { firstName: missing.firstName }),
    ...(errors.lastName && { lastName: missing.lastName }),
    ...(errors.company && { company: missing.company }),
    ...(errors.agreed && { agreed: missing.terms }),
    ...(problem && OF_EMAIL.has(problem) && { email: problems[problem] }),
    ...(errors.email === 'missing' && { email: emailRequired }),
    ...(errors.email === 'invalid' && { email: problems['email-invalid'] }),
    ...(problem === 'password-weak' && { password: problems['password-weak'] }),
    ...(errors.password && { password: words(draft.password, errors.password) }),
  };
}
