import { useEffect, useState } from 'react';
import { passwordProblem } from '#domain/access/password/password-problem.ts';
import type { PasswordProblem } from '#domain/access/password/password-problem.ts';
import { commonPasswords } from './common-passwords.ts';

const NOT_YET: ReadonlySet<string> = new Set();

/** Returns why the typed password is not allowed, or null; common passwords are reported once their list is loaded. */
export function usePasswordProblem(password: string, email: string): PasswordProblem | null {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  const asks = password !== '' && common === null;
  useEffect(() => {
    if (!asks) return undefined;
    let gone = false;
    const load = async (): Promise<void> => {
      const list = await commonPasswords();
      if (!gone) setCommon(list);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [asks]);
  return passwordProblem(password, email, common ?? NOT_YET);
}
