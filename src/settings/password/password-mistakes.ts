import type { PasswordProblem } from '#domain/access/password/password-problem.ts';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';

/** The errors of the two passwords and of the attempt, by where they are shown; null for none. */
export interface PasswordMistakes {
  current: 'missingCurrent' | 'wrong' | null;
  next: 'missingNext' | 'same' | `problems.${PasswordProblem}` | null;
  whole: 'noUser' | 'throttled' | 'offline' | 'failed' | null;
}

export const NO_MISTAKES: PasswordMistakes = { current: null, next: null, whole: null };

interface TypedPasswords {
  current: string;
  next: string;
  /** The new password's problem by the rules. */
  problem: PasswordProblem | null;
  isSignedIn: boolean;
}

/** Returns the errors found before a request is sent. */
export function passwordMistakes(typed: TypedPasswords): PasswordMistakes {
  return {
    current: typed.current === '' ? 'missingCurrent' : null,
    next: mistakeOfNext(typed),
    whole: typed.isSignedIn ? null : 'noUser',
  };
}

function mistakeOfNext({ current, next, problem }: TypedPasswords): PasswordMistakes['next'] {
  if (next === '') return 'missingNext';
  if (problem) return `problems.${problem}`;
  return next === current ? 'same' : null;
}

const OF_NEXT: Partial<Record<AuthFlowProblem, PasswordProblem>> = {
  'password-short': 'short',
  'password-long': 'long',
  'password-common': 'common',
  'password-email': 'email',
};

/** Returns the errors for a refusal by Auth or the server. */
export function refusedPassword(problem: AuthFlowProblem): PasswordMistakes {
  const ofNext = OF_NEXT[problem];
  if (ofNext) return { ...NO_MISTAKES, next: `problems.${ofNext}` };
  if (problem === 'password-wrong') return { ...NO_MISTAKES, current: 'wrong' };
  const isKnown = problem === 'throttled' || problem === 'offline';
  return { ...NO_MISTAKES, whole: isKnown ? problem : 'failed' };
}

/** Returns the field to focus; null when none has an error. */
export function wrongField({ current, next }: PasswordMistakes): 'current' | 'next' | null {
  if (current) return 'current';
  return next ? 'next' : null;
}

export function hasMistake({ current, next, whole }: PasswordMistakes): boolean {
  return current !== null || next !== null || whole !== null;
}
