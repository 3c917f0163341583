import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { SignInError } from '#providers/firebase/auth-port.ts';
import type { SignInProblem } from '#providers/firebase/auth-port.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { loginStateHere } from '#src/auth/login-state.ts';
import { createStart, StartContext } from '#src/page/start.ts';
import { loadWhenNeeded } from '#src/start/load-when-needed.ts';
import { LoginSpot } from '#src/start/LoginSpot.tsx';
import { StartPage } from '#src/start/StartPage.tsx';
import { practiceState, startFakeSession } from '../../unit/providers/session-fixture.ts';
import type { SessionFixture } from '../../unit/providers/session-fixture.ts';
import { newUser } from '../new-user.ts';
import { renderIn } from '../render-in.tsx';

async function showLogin(
  start = '/auth/login',
  fixture: SessionFixture = startFakeSession(),
  state?: unknown,
) {
  await fixture.session.authReady;
  const router = createMemoryRouter(
    [
      { path: '/auth/login', element: <LoginSpot /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ ...parsePath(start), state }] },
  );
  const pages = {
    Content: () => <RouterProvider router={router} />,
    open: (to: string, told: unknown) => router.navigate(to, { state: told }),
  };
  const loadPages = () => Promise.resolve(pages);
  const { pathname = '' } = parsePath(start);
  const page = createStart(loadPages, loginStateHere({ pathname }, { state: { usr: state } }));
  loadWhenNeeded(page, fixture.session);
  renderIn(
    fixture.session,
    <StartContext value={page}>
      <StartPage />
    </StartContext>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  const handedOn = (): unknown => router.state.location.state;
  return { ...fixture, address, handedOn, user: newUser() };
}

const email = () => screen.getByLabelText(textOf('entry')('login.email'));
const password = () => screen.getByLabelText(textOf('entry')('login.password'));

describe('the sign-in page', () => {
  it('RT-02 signs in by keyboard alone, and goes home', async () => {
    const { user, address } = await showLogin();
    await user.tab();
    await user.keyboard('practice@lens.test');
    await user.tab();
    await user.keyboard('right{Enter}');
    await waitFor(() => expect(address()).toBe('/customer/home'));
  });

  it('VC-04 goes on to the consultant also when a step is still missing', async () => {
    const fixture = startFakeSession(null, {
      establish: () => Promise.resolve(practiceState({ authStatus: 'EMAILNOTVERIFIED' })),
    });
    const order = '%2Fampleye-virtual-consultant%2Ffitting%2Forder';
    const { user, address } = await showLogin(`/auth/login?returnUrl=${order}`, fixture);
    await user.type(email(), 'practice@lens.test');
    await user.type(password(), 'right{Enter}');
    await waitFor(() => expect(address()).toBe('/ampleye-virtual-consultant/fitting/order'));
  });

  it('GD-03 sends whoever is not verified to their page, whatever the way back was', async () => {
    const fixture = startFakeSession(null, {
      establish: () => Promise.resolve(practiceState({ authStatus: 'EMAILNOTVERIFIED' })),
    });
    const { user, address } = await showLogin('/auth/login?returnUrl=%2Fcustomer%2Forder', fixture);
    await user.type(email(), 'practice@lens.test');
    await user.type(password(), 'right{Enter}');
    await waitFor(() => expect(address()).toBe('/auth/verify-email'));
  });

  it('announces a wrong password and keeps what was typed', async () => {
    const { user } = await showLogin();
    await user.type(email(), 'practice@lens.test');
    await user.type(password(), 'no{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(textOf('entry')('problems.wrong'));
    expect(email()).toHaveProperty('value', 'practice@lens.test');
    expect(password()).toHaveProperty('value', 'no');
  });

  it.each(['disabled', 'offline'] as SignInProblem[])(
    'says that the account is or the attempt was: %s',
    async (problem) => {
      const fixture = startFakeSession();
      fixture.auth.signIn = () => Promise.reject(new SignInError(problem));
      const { user } = await showLogin('/auth/login', fixture);
      await user.type(email(), 'practice@lens.test');
      await user.type(password(), 'x{Enter}');
      expect((await screen.findByRole('alert')).textContent).toBe(
        textOf('entry')(`problems.${problem}`),
      );
    },
  );

  it('SE-06 after too many tries counts down for that address alone, and offers a new password', async () => {
    // Stands still unless the test lets it pass, however long the typing takes.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const fixture = startFakeSession();
    const signIn = vi.fn<() => Promise<void>>(() => Promise.reject(new SignInError('throttled')));
    fixture.auth.signIn = signIn;
    const { user, address, handedOn } = await showLogin('/auth/login', fixture);
    await user.type(email(), 'practice@lens.test');
    await user.type(password(), 'x{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      textOf('entry')('problems.throttled'),
    );
    const button = screen.getByRole('button', { name: /^Sign in/ });
    expect(button).toHaveProperty('disabled', true);
    expect(button.textContent).toBe('Sign in (in 60 s)');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(button.textContent).toBe('Sign in (in 30 s)');
    await user.type(email(), 'x');
    expect(button).toHaveProperty('disabled', false);
    await user.type(email(), '{Backspace}');
    expect(button).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');
    expect(signIn).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(button).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('link', { name: textOf('entry')('login.reset') }));
    await waitFor(() => expect(address()).toBe('/auth/forgot-password'));
    expect(handedOn()).toEqual({ email: 'practice@lens.test' });
  });

  it.each(['idle', 'ended', 'expired', 'address-changed'] as const)(
    'IN-05 RT-03 says why the session ended: %s',
    async (because) => {
      const fixture = startFakeSession();
      await fixture.session.authReady;
      await fixture.session.signOut(because);
      await showLogin('/auth/login', fixture);
      expect(screen.getByRole('status').textContent).toBe(textOf('entry')(`because.${because}`));
    },
  );

  it('asks for what is missing beside its field, and asks nobody', async () => {
    const fixture = startFakeSession();
    const signIn = vi.spyOn(fixture.auth, 'signIn');
    const { user } = await showLogin('/auth/login', fixture);
    await user.click(screen.getByRole('button', { name: textOf('entry')('login.submit') }));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(textOf('entry')('problems.emailMissing'))).toBeTruthy();
    expect(screen.getByText(textOf('entry')('problems.passwordMissing'))).toBeTruthy();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('is busy while it waits, and sends once', async () => {
    const fixture = startFakeSession();
    const signIn = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    fixture.auth.signIn = signIn;
    const { user } = await showLogin('/auth/login', fixture);
    await user.type(email(), 'practice@lens.test');
    await user.type(password(), 'right{Enter}{Enter}');
    const button = await screen.findByRole('button', { name: textOf('entry')('login.busy') });
    expect(button).toHaveProperty('disabled', true);
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('UX-01 tells password managers what is what, and shows the password on request', async () => {
    const { user } = await showLogin();
    expect(email().getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    await user.click(screen.getByRole('button', { name: textOf('entry')('login.showPassword') }));
    expect(password().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: textOf('entry')('login.hidePassword') }));
    expect(password().getAttribute('type')).toBe('password');
  });

  it.each([
    ['forgotten', '/auth/forgot-password'],
    ['signUp', '/auth/sign-up'],
  ] as const)('LG-02 VA-01 leads to %s, with the address that was typed', async (link, path) => {
    const { user, address, handedOn } = await showLogin();
    await user.type(email(), 'practice@lens.test');
    await user.click(screen.getByRole('link', { name: textOf('entry')(`login.${link}`) }));
    await waitFor(() => expect(address()).toBe(path));
    expect(handedOn()).toEqual({ email: 'practice@lens.test' });
  });

  it.each(['passwordSet', 'verified'] as const)(
    'VA-01 RT-03 says what was done before: %s, and has the address',
    async (done) => {
      await showLogin('/auth/login', startFakeSession(), { email: 'practice@lens.test', done });
      expect(screen.getByRole('status').textContent).toBe(textOf('entry')(`login.${done}`));
      expect(email()).toHaveProperty('value', 'practice@lens.test');
    },
  );

  it('takes nothing from a history entry that it does not know', async () => {
    await showLogin('/auth/login', startFakeSession(), { email: 7, done: 'everything' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(email()).toHaveProperty('value', '');
  });

  it('lists no accounts outside the embedded mode', async () => {
    await showLogin();
    expect(screen.queryByText('First-run accounts')).toBeNull();
  });
});
