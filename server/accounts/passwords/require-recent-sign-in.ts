import { RECENT_SIGN_IN } from '#domain/basics/constants.ts';
import { Problem } from '../../platform/errors/problem.ts';

/**
 * Refuses a caller who proved the password too long ago; `authTime` is in seconds, of the caller's token.
 *
 * @throws Problem 403 naming `currentPassword`
 */
export function requireRecentSignIn(authTime: number, now: Date): void {
  if (now.getTime() - authTime * 1000 <= RECENT_SIGN_IN) return;
  const message = 'Enter your current password again';
  throw new Problem('forbidden', message, {
    errors: { currentPassword: { rule: 'recent', message } },
  });
}
