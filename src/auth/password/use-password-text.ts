import { passwordLength } from '#domain/access/password/password-problem.ts';
import type { PasswordProblem } from '#domain/access/password/password-problem.ts';
import { PASSWORD_MIN } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';

export type PasswordMistake = PasswordProblem | 'missing';

/** Returns the message for a new password that is not allowed. */
export function usePasswordText(): (password: string, mistake: PasswordMistake) => string {
  const text = useText('auth');
  return (password, mistake) => {
    if (mistake === 'missing') return text('passwordMissing');
    if (mistake !== 'short') return text(`problems.password-${mistake}`);
    return text('passwordShort', { smart_count: PASSWORD_MIN - passwordLength(password) });
  };
}
