import { useState } from 'react';
import { useNotify } from 'react-admin';
import { PASSWORD_MIN } from '#domain/constants.ts';
import { passwordLength } from '#domain/password/password-problem.ts';
import type { PasswordProblem } from '#domain/password/password-problem.ts';
import { checkNewPassword } from '#providers/common-passwords.ts';
import { doorProblem } from '#providers/doors.ts';
import type { DoorProblem } from '#providers/doors.ts';
import { useSession, useSessionActions } from '#providers/use-session.ts';
import { useSettingsText } from '../use-settings-text.ts';
import { useOnce } from './use-once.ts';

/** What stands at a field or above the button. */
interface Said {
  current: string | null;
  next: string | null;
  whole: string | null;
}

const NOTHING: Said = { current: null, next: null, whole: null };

/** VA-02: the two passwords while they are typed. */
export function useChangePassword() {
  const text = useSettingsText();
  const notify = useNotify();
  const told = useTold();
  const { user } = useSession();
  const { changePassword } = useSessionActions();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [said, setSaid] = useState(NOTHING);
  const { busy, once } = useOnce();

  const mistakes = async (): Promise<Said> => ({
    whole: user ? null : text('password.noUser'),
    current: current === '' ? text('password.missingCurrent') : null,
    next: told.problem(next, current, await checkNewPassword(next, user?.email ?? '')),
  });
  const send = async (): Promise<Said> => {
    const found = await mistakes();
    if (found.current ?? found.next ?? found.whole) return found;
    try {
      await changePassword({ current, next });
    } catch (error) {
      return told.refusal(error);
    }
    setCurrent('');
    setNext('');
    notify(text('password.saved'), { type: 'success' });
    return NOTHING;
  };
  /** Answers which field is wrong, if one is. */
  const submit = (): Promise<'current' | 'next' | null> =>
    once(null, async () => {
      setSaid(NOTHING);
      const found = await send();
      setSaid(found);
      if (found.current) return 'current';
      return found.next ? 'next' : null;
    });
  return { current, setCurrent, next, setNext, said, busy, submit, email: user?.email ?? '' };
}

const OF_NEXT: Partial<Record<DoorProblem, PasswordProblem>> = {
  'password-short': 'short',
  'password-long': 'long',
  'password-common': 'common',
  'password-email': 'email',
};

/** What is said of what is wrong. */
function useTold() {
  const text = useSettingsText();
  const words = (next: string, problem: PasswordProblem): string =>
    text(`password.problems.${problem}`, { smart_count: PASSWORD_MIN - passwordLength(next) });
  return {
    problem: (next: string, current: string, problem: PasswordProblem | null): string | null => {
      if (next === '') return text('password.missingNext');
      if (problem) return words(next, problem);
      return next === current ? text('password.same') : null;
    },
    refusal: (error: unknown): Said => {
      const problem = doorProblem(error);
      const ofNext = OF_NEXT[problem];
      if (ofNext) return { ...NOTHING, next: words('', ofNext) };
      if (problem === 'password-wrong') return { ...NOTHING, current: text('password.wrong') };
      if (problem === 'throttled' || problem === 'offline') {
        return { ...NOTHING, whole: text(`password.${problem}`) };
      }
      console.error('The password was not changed', error);
      return { ...NOTHING, whole: text('password.failed') };
    },
  };
}
