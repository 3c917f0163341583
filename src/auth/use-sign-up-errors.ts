import type { DoorProblem } from '#providers/doors.ts';
import { fill } from '#src/i18n/create-text.ts';
import type { SignUpDraft } from './check-sign-up.ts';
import { useDoorText } from './door-text.ts';
import { PASSWORD_MIN } from './password-strength.ts';
import { useSignUpText } from './sign-up-text.ts';
import type { SignUpForm } from './use-sign-up.ts';

const OF_EMAIL = new Set<DoorProblem>(['email-in-use', 'email-invalid']);

/** What stands at each field: what the form found wrong, else what the last try met. */
export function useSignUpErrors(form: SignUpForm): Partial<Record<keyof SignUpDraft, string>> {
  const { missing } = useSignUpText();
  const { problems, emailRequired, passwordMissing, passwordShort } = useDoorText();
  const { draft, errors, problem } = form;
  const count = PASSWORD_MIN - draft.password.length;
  const short = fill(count === 1 ? passwordShort.one : passwordShort.other, { count });
  return {
    ...(errors.firstName && { firstName: missing.firstName }),
    ...(errors.lastName && { lastName: missing.lastName }),
    ...(errors.company && { company: missing.company }),
    ...(errors.agreed && { agreed: missing.terms }),
    ...(problem && OF_EMAIL.has(problem) && { email: problems[problem] }),
    ...(errors.email === 'missing' && { email: emailRequired }),
    ...(errors.email === 'invalid' && { email: problems['email-invalid'] }),
    ...(problem === 'password-weak' && { password: problems['password-weak'] }),
    ...(errors.password === 'missing' && { password: passwordMissing }),
    ...(errors.password === 'short' && { password: short }),
  };
}
