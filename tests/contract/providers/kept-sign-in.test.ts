// @vitest-environment jsdom
import { connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseAuthPort } from '#providers/firebase/firebase-auth.ts';
import { firebaseAuthFlow } from '#providers/firebase/firebase-auth-flow.ts';
import { KEPT_IN } from '#providers/firebase/kept-sign-in.ts';
import { PASSWORD, closeAuthApps, freshEmail, openWebApp } from '../firebase/support/auth-apps.ts';
import { openTarget } from '../firebase/support/target.ts';
import type { FirebaseTarget } from '../firebase/support/target.ts';

let target: FirebaseTarget;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(async () => {
  await closeAuthApps();
  await target.close();
});

/** What whoever comes back to the page would find. */
const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));

function openBrowser() {
  const auth = initializeAuth(openWebApp(target), { persistence: KEPT_IN });
  const { host, port } = target.auth;
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  const authFlow = firebaseAuthFlow(auth, () => Promise.reject(new Error('Not asked')));
  return { auth, port: firebaseAuthPort(auth), authFlow };
}

describe('LG-03 the sign-in that a browser keeps', () => {
  it('is forgotten at once, while the page can still say its last, and kept again at the next sign-in', async () => {
    const { auth, port, authFlow } = openBrowser();
    const email = freshEmail();
    await authFlow.createAccount({ email, password: PASSWORD, displayName: 'Nora New' });
    expect(isKept()).toBe(true);
    const told: (string | undefined)[] = [];
    const stop = port.onUser((user) => told.push(user?.email));
    await port.token(false);
    await port.forget();
    expect(isKept()).toBe(false);
    expect(auth.currentUser?.email).toBe(email);
    expect(await port.token(true)).toMatch(/\./);
    expect(isKept()).toBe(false);
    await port.signOut();
    expect(auth.currentUser).toBeNull();
    await port.signIn(email, PASSWORD);
    expect(isKept()).toBe(true);
    expect(told.at(-1)).toBe(email);
    stop();
    await port.forget();
    await port.signOut();
  });
});
