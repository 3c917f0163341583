import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onEmailChecked } from '#providers/browser/other-tabs.ts';
import { writePreference } from '#providers/browser/preferences.ts';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { chooseLocale, currentLocale } from '#providers/messages/locale.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { continuePath } from '#src/auth/continue-path.ts';
import ActionPage from '#src/auth/link/ActionPage.tsx';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { NOT_VERIFIED, showAuthPage } from './show-auth-page.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Setting = NonNullable<Parameters<typeof showAuthPage>[2]>;

const VERIFY = '/auth/action?mode=verifyEmail&oobCode=c1';
const RESET = '/auth/action?mode=resetPassword&oobCode=c1';
/** The page at `address`; `meet` arranges what the auth flow answers before it shows. */
async function showAction(
  address: string,
  setting: Setting = {},
  meet: (authFlow: Awaited<ReturnType<typeof showAuthPage>>['authFlow']) => void = () => undefined,
) {
  const page = await showAuthPage(address, <ActionPage />, setting);
  meet(page.authFlow);
  page.show();
  return page;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });

describe('RT-03 the link of a verification', () => {
  it('is used once, though the page mounts twice, and offers to sign in with the address', async () => {
    const { authFlow, user, at, handedOn } = await showAction(VERIFY);
    await heading('Email verified');
    expect(screen.getByText('practice@lens.test is verified.')).toBeTruthy();
    expect(authFlow.applyLink).toHaveBeenCalledExactlyOnceWith('c1');
    await user.click(link('Sign in'));
    expect(at()).toBe('/auth/login');
    expect(handedOn()).toEqual({ email: 'practice@lens.test', done: 'verified' });
  });

  it('the same user goes on by themselves, with a new token', async () => {
    const page = await showAuthPage(VERIFY, <ActionPage />, { user: NOT_VERIFIED });
    page.authFlow.applyLink.mockImplementation(() => {
      page.auth.current = PRACTICE_USER;
      return Promise.resolve();
    });
    page.show();
    await waitFor(() => expect(page.at()).toBe('/customer/home'));
    expect(page.auth.renewals).toBe(1);
  });

  it('tells the other tabs', async () => {
    const told = vi.fn<() => void>();
    const stop = onEmailChecked(told);
    await showAction(VERIFY);
    await waitFor(() => expect(told).toHaveBeenCalled());
    stop();
  });

  it('tells another user who is signed in here', async () => {
    const other = { ...PRACTICE_USER, uid: 'u2', email: 'other@lens.test' };
    await showAction(VERIFY, { user: other });
    await heading('Email verified');
    expect(screen.getByText('You are signed in here as other@lens.test.')).toBeTruthy();
    expect(link('Continue').getAttribute('href')).toBe('/customer/home');
  });

  it('RT-02 leads on to a page of ours, by way of the sign-in', async () => {
    await showAction(`${VERIFY}&continueUrl=${encodeURIComponent('/customer/order')}`);
    await heading('Email verified');
    expect(link('Sign in').getAttribute('href')).toBe('/auth/login?returnUrl=%2Fcustomer%2Forder');
  });

  it('RT-02 and to no other origin', () => {
    const origin = 'https://portal.test';
    expect(continuePath(`${origin}/customer/order`, origin)).toBe('/customer/order');
    for (const url of [
      'https://evil.test/x',
      '//evil.test',
      `${origin}.evil.test/x`,
      '/auth/login',
    ]) {
      expect(continuePath(url, origin)).toBeNull();
    }
  });
});

const refuse =
  (problem: ConstructorParameters<typeof AuthFlowError>[0]) =>
  (authFlow: { readLink: { mockRejectedValue: (error: Error) => unknown } }): void =>
    void authFlow.readLink.mockRejectedValue(new AuthFlowError(problem));

describe('RT-03 a link that does not work', () => {
  it.each(['link-used', 'disabled'] as const)(
    'says which, and offers to sign in: %s',
    async (problem) => {
      await showAction(VERIFY, {}, refuse(problem));
      expect((await screen.findByRole('alert')).textContent).toBe(
        textOf('auth')(`problems.${problem}`),
      );
      expect(link('Sign in').getAttribute('href')).toBe('/auth/login');
    },
  );

  it('offers a new message to whoever still waits', async () => {
    await showAction(VERIFY, { user: NOT_VERIFIED }, refuse('link-expired'));
    await screen.findByRole('alert');
    expect(link('Send a new email').getAttribute('href')).toBe('/auth/verify-email');
  });

  it('a used one that has done its work lets its user go on', async () => {
    const page = await showAction(VERIFY, { user: NOT_VERIFIED }, refuse('link-used'));
    await screen.findByRole('alert');
    cleanup();
    page.auth.current = PRACTICE_USER;
    page.show();
    await waitFor(() => expect(page.at()).toBe('/customer/home'));
  });

  it.each(['/auth/action?mode=verifyEmail', '/auth/action?mode=signIn&oobCode=c1'])(
    'is not complete: %s',
    async (address) => {
      const { authFlow } = await showAction(address);
      expect((await screen.findByRole('alert')).textContent).toContain('Copy the whole link');
      expect(authFlow.readLink).not.toHaveBeenCalled();
    },
  );

  it('may be tried again when the server could not be reached', async () => {
    const page = await showAction(VERIFY, {}, (authFlow) =>
      authFlow.readLink.mockRejectedValueOnce(new AuthFlowError('offline')),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await heading('Email verified')).toBeTruthy();
  });
});

const forReset = (authFlow: { readLink: { mockResolvedValue: (facts: never) => unknown } }): void =>
  void authFlow.readLink.mockResolvedValue({
    action: 'resetPassword',
    email: 'practice@lens.test',
    previousEmail: null,
  } as never);

const password = () => screen.findByLabelText('New password');

describe('VA-01 the link of a new password', () => {
  it('says for which address, sets it, and goes to the sign-in page with the address', async () => {
    const { authFlow, user, at, handedOn } = await showAction(RESET, {}, forReset);
    await user.type(await password(), 'correct horse{Enter}');
    await waitFor(() => expect(at()).toBe('/auth/login'));
    expect(handedOn()).toEqual({ email: 'practice@lens.test', done: 'passwordSet' });
    expect(authFlow.setPassword).toHaveBeenCalledExactlyOnceWith('c1', 'correct horse');
    expect(authFlow.applyLink).not.toHaveBeenCalled();
  });

  it('ends the sign-in of the same user here, properly', async () => {
    const { user, session, at } = await showAction(RESET, { user: PRACTICE_USER }, forReset);
    await user.type(await password(), 'correct horse{Enter}');
    await waitFor(() => expect(at()).toBe('/auth/login'));
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
  });

  it('refuses a common one at its field', async () => {
    const { authFlow, user } = await showAction(RESET, {}, forReset);
    const field = await password();
    await user.type(field, 'PassWord1{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(textOf('auth')('problems.password-common'))).not.toHaveLength(0);
    expect(authFlow.setPassword).not.toHaveBeenCalled();
  });

  it('a code that ran out meanwhile leads to a new link', async () => {
    const { user, authFlow } = await showAction(RESET, {}, forReset);
    authFlow.setPassword.mockRejectedValue(new AuthFlowError('link-expired'));
    await user.type(await password(), 'correct horse{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      textOf('auth')('problems.link-expired'),
    );
    expect(link('Send a new link').getAttribute('href')).toBe('/auth/forgot-password');
  });
});

describe('RT-03 the link of another address', () => {
  it('can be taken back, with the advice to set a new password', async () => {
    await showAction('/auth/action?mode=recoverEmail&oobCode=c1', {}, (authFlow) =>
      authFlow.readLink.mockResolvedValue({
        action: 'recoverEmail',
        email: 'practice@lens.test',
        previousEmail: null,
      }),
    );
    await heading('Email restored');
    expect(link('Set a new password').getAttribute('href')).toBe('/auth/forgot-password');
  });
});

describe('UX-02 the language of a message', () => {
  afterEach(() => writePreference('locale', null));

  it('is the language of the page, where none was chosen', async () => {
    writePreference('locale', null);
    await showAction(`${VERIFY}&lang=es`);
    expect(await heading('Correo verificado')).toBeTruthy();
  });

  it('but not against what was chosen', async () => {
    void chooseLocale('en');
    await showAction(`${VERIFY}&lang=es`);
    await heading('Email verified');
    expect(currentLocale.get()).toBe('en');
  });
});
