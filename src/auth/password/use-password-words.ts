import { PASSWORD_MIN } from '#domain/constants.ts';
import { passwordLength } from '#domain/password/password-problem.ts';
import type { PasswordProblem } from '#domain/password/password-problem.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useAuthText } from '../shared/auth-text.ts';

export type PasswordMistake = PasswordProblem | 'missing';

/** Returns the message for a new password that is not allowed. */
export function usePasswordWords(): (password: string, mistake: PasswordMistake) => string {
  const { passwordMissing, passwordShort, problems } = useAuthText();
  return (password, mistake) => {
    if (mistake === 'missing') return passwordMissing;
    if (mistake !== 'short') return problems[`password-${mistake}`];
    const count = PASSWORD_MIN - passwordLength(password);
    return fill(count === 1 ? passwordShort.one : passwordShort.other, { count });
  };
}
