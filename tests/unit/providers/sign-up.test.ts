import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import { createAcceptanceMemory } from '#providers/account/accepted-terms.ts';
import { acceptTerms } from '#providers/activity/auth-service.ts';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { signUp, type SignUpDeps } from '#providers/session/sign-up.ts';
import { memoryDocuments } from '../../fixtures/memory-documents.ts';
import { NEWCOMER } from '../../fixtures/newcomer.ts';
import { practiceState } from './session-fixture.ts';

const USER = { uid: 'u9', email: 'new@lens.test', emailVerified: false };

function portsOf(over: Partial<SignUpDeps> = {}) {
  const order: string[] = [];
  const step = (name: string) => (): Promise<void> => {
    order.push(name);
    return Promise.resolve();
  };
  const documents = memoryDocuments();
  const deps = {
    authFlow: {
      createAccount: vi.fn<SignUpDeps['authFlow']['createAccount']>(() => {
        order.push('account');
        return Promise.resolve(USER);
      }),
      sendVerification: step('message'),
    },
    documents: () => {
      order.push('profile');
      return Promise.resolve(documents);
    },
    acceptTerms: step('terms'),
    log: vi.fn<SignUpDeps['log']>(),
    ...over,
  };
  return { deps, order, documents };
}

const refused = (): Promise<never> => Promise.reject(new Error('refused'));

describe('LG-02 the sign-up', () => {
  it('makes the account, stores the default profile, records the terms, sends the message', async () => {
    const { deps, order, documents } = portsOf();
    expect(await signUp(NEWCOMER, deps)).toEqual({ user: USER, unfinished: [] });
    expect(order).toEqual(['account', 'profile', 'terms', 'message']);
    expect(deps.authFlow.createAccount).toHaveBeenCalledExactlyOnceWith({
      email: 'new@lens.test',
      password: 'correct horse',
      displayName: 'Nora New',
    });
    expect(documents.stored['users/u9']).toMatchObject({
      uid: 'u9',
      email: 'new@lens.test',
      accountNumber: '',
      firstName: 'Nora',
      lastName: 'New',
      company: 'New Eyes',
      termsAccepted: false,
      termsAcceptedDate: '',
    });
  });

  it('stops when there is no account', async () => {
    const { deps, order } = portsOf();
    deps.authFlow.createAccount = () => Promise.reject(new AuthFlowError('email-in-use'));
    await expect(signUp(NEWCOMER, deps)).rejects.toMatchObject({ problem: 'email-in-use' });
    expect(order).toEqual([]);
  });

  it('goes on after steps that failed, logs them, and tells which', async () => {
    const { deps, order } = portsOf({ acceptTerms: refused });
    deps.authFlow.sendVerification = refused;
    expect((await signUp(NEWCOMER, deps)).unfinished).toEqual(['terms', 'message']);
    expect(order).toEqual(['account', 'profile']);
    expect(deps.log).toHaveBeenCalledTimes(2);
    expect(deps.log).toHaveBeenCalledWith('Sign-up, terms', expect.any(Error));
  });

  it('does not wait for ever for a profile that Firestore cannot send', async () => {
    vi.useFakeTimers();
    const never = { write: () => new Promise<void>(() => {}) };
    const { deps } = portsOf({ documents: () => Promise.resolve(never) });
    const done = signUp(NEWCOMER, deps);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await done).unfinished).toEqual(['profile']);
    vi.useRealTimers();
  });
});

describe('accepting the terms', () => {
  const client = vi.fn<HttpClient>();
  const accepted = { termsAccepted: true as const, termsAcceptedDate: '2026-11-21T10:00:00.000Z' };
  beforeEach(() => void client.mockReset());

  it('LG-04 tells the server the version in force, and hands on what the profile then says', async () => {
    client.mockResolvedValue({ status: 200, headers: new Headers(), json: accepted });
    expect(await acceptTerms(client)).toEqual(accepted);
    expect(client).toHaveBeenCalledExactlyOnceWith('/auth/terms', {
      kind: 'change',
      method: 'POST',
      body: JSON.stringify({ version: TERMS_VERSION }),
    });
  });

  it('VA-04 without a profile: User data not found', async () => {
    client.mockRejectedValue(new HttpFailure('User data not found', 404));
    await expect(acceptTerms(client)).rejects.toThrow('User data not found');
  });

  it('LG-05 nobody is asked again while the profile follows', () => {
    const profile = practiceState().profile;
    if (!profile) throw new Error('The fixture has a profile');
    const old = { ...profile, termsAccepted: false, termsAcceptedDate: '' };
    const memory = createAcceptanceMemory();
    expect(memory.apply(old)).toBe(old);
    memory.note(profile.uid, accepted);
    expect(memory.apply(old)).toMatchObject(accepted);
    expect(memory.apply(profile)).toBe(profile);
    expect(memory.apply({ ...old, uid: 'u2' }).termsAccepted).toBe(false);
  });
});
