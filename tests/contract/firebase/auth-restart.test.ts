// @vitest-environment jsdom
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, closeAuthApps, freshEmail, openWebAuth } from './support/auth-apps.ts';
import { cannotRestart, openRestartableTarget } from './support/target.ts';
import type { RestartableTarget } from './support/target.ts';

describe.skipIf(cannotRestart)('identity across a stop', () => {
  let target: RestartableTarget;
  beforeAll(async () => {
    target = await openRestartableTarget();
  });
  afterAll(async () => {
    await closeAuthApps();
    await target.close();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('keeps users and sessions after %s', async (signal) => {
    const email = freshEmail();
    const { user } = await createUserWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
    await target.server.stop(signal);
    await target.server.start();
    await expect(user.getIdToken(true)).resolves.toMatch(/\./);
    const again = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
    expect(again.user.uid).toBe(user.uid);
  });

  it('loses no acknowledged sign-up to kill -9', async () => {
    const acknowledged: string[] = [];
    const signUpUntilItFails = async (): Promise<never> => {
      for (;;) {
        const email = freshEmail();
        await createUserWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
        acknowledged.push(email);
        if (acknowledged.length === 15) await target.server.stop('SIGKILL');
      }
    };
    const people = Array.from({ length: 8 }, signUpUntilItFails);
    const outcomes = await Promise.allSettled(people);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected' });
    await target.server.start();
    expect(acknowledged.length).toBeGreaterThanOrEqual(15);
    for (const email of acknowledged) {
      const { user } = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
      expect(user.email).toBe(email);
    }
  });
});
