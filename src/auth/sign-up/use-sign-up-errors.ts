import type { DoorProblem } from '#providers/firebase/doors.ts';
import type { SignUpDraft } from '../doors/check-sign-up.ts';
import { useDoorText } from '../doors/door-text.ts';
import { useSignUpText } from './sign-up-text.ts';
import { usePasswordWords } from '../password/use-password-words.ts';
import type { SignUpForm } from './use-sign-up.ts';

const OF_EMAIL = new Set<DoorProblem>(['email-in-use', 'email-invalid']);

/** What stands at each field: what the form found wrong, else what the last try met. */
export function useSignUpErrors(form: SignUpForm): Partial<Record<keyof SignUpDraft, string>> {
  const { missing } = useSignUpText();
  const { problems, emailRequired } = useDoorText();
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
