// @vitest-environment jsdom
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { firebaseAuthPort } from '#providers/firebase/firebase-auth.ts';
import { firebaseAuthFlow } from '#providers/firebase/firebase-auth-flow.ts';
import { keepAgain, KEPT_IN } from '#providers/firebase/kept-sign-in.ts';
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

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['that opens', 'success', indexedDBLocalPersistence],
  ['that does not, as in some private windows', 'error', browserLocalPersistence],
])('LG-03 the next sign-in is kept where it can be: a database %s', async (_, outcome, kept) => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  const open = () => {
    const opening = Object.assign(new EventTarget(), { result: { close: () => undefined } });
    queueMicrotask(() => opening.dispatchEvent(new Event(outcome)));
    return opening;
  };
  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  const setPersistence = vi.fn<Auth['setPersistence']>(() => Promise.resolve());
  await keepAgain({ setPersistence } as Partial<Auth> as Auth);
  expect(setPersistence).toHaveBeenCalledExactlyOnceWith(kept);
  expect(setPersistence.mock.calls[0]?.[0]).toBe(kept);
  expect(deleteDatabase).toHaveBeenCalledTimes(outcome === 'success' ? 1 : 0);
});

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
