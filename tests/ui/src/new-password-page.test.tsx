import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { textOf } from '#providers/messages/text-of.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import NewPasswordPage from '#src/auth/password/NewPasswordPage.tsx';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { practiceState } from '../../unit/providers/session-fixture.ts';
import { showAuthPage } from './show-auth-page.tsx';

const PAGE = '/auth/new-password';

async function showNewPassword(
  changePassword: SessionDeps['changePassword'] = () => Promise.resolve(),
  address = PAGE,
) {
  const called = vi.fn<SessionDeps['changePassword']>(changePassword);
  const page = await showAuthPage(address, <NewPasswordPage />, {
    user: PRACTICE_USER,
    deps: {
      changePassword: called,
      establish: async (user) =>
        practiceState({ user, mustChangePassword: called.mock.calls.length === 0 }),
    },
  });
  page.show();
  return { ...page, called };
}

const next = () => screen.getByLabelText('New password');

describe('SE-06 the page of a one-time password', () => {
  it('takes the new one by keyboard alone, once, and goes home', async () => {
    const { user, called, at } = await showNewPassword();
    await user.click(next());
    await user.keyboard('staple horse battery{Enter}{Enter}');
    await waitFor(() => expect(at()).toBe('/customer/home'));
    expect(called).toHaveBeenCalledExactlyOnceWith(PRACTICE_USER, {
      current: null,
      next: 'staple horse battery',
    });
  });

  it('leads back to where the user was going, and to no other origin', async () => {
    const first = await showNewPassword(undefined, `${PAGE}?returnUrl=%2Fcustomer%2Forder`);
    await first.user.type(next(), 'staple horse battery{Enter}');
    await waitFor(() => expect(first.at()).toBe('/customer/order'));
    cleanup();
    const second = await showNewPassword(undefined, `${PAGE}?returnUrl=%2F%2Fevil.test`);
    await second.user.type(next(), 'staple horse battery{Enter}');
    await waitFor(() => expect(second.at()).toBe('/customer/home'));
  });

  it('refuses the address at its field, and says it where the eyes are', async () => {
    const { user, called } = await showNewPassword();
    await user.type(next(), 'practice@lens.test{Enter}');
    await waitFor(() => expect(next().getAttribute('aria-invalid')).toBe('true'));
    const text = textOf('auth')('problems.password-email');
    expect(screen.getAllByText(text)).not.toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(next()));
    expect(called).not.toHaveBeenCalled();
  });

  it('says that it is the one-time password, until another one is typed', async () => {
    const { user } = await showNewPassword(() =>
      Promise.reject(new AuthFlowError('password-same')),
    );
    await user.type(next(), 'one-time horse{Enter}');
    expect(await screen.findByText(textOf('auth')('problems.password-same'))).toBeTruthy();
    await user.type(next(), '!');
    expect(screen.queryByText(textOf('auth')('problems.password-same'))).toBeNull();
  });

  it('asks for the one-time password once more when the sign-in is old', async () => {
    const answers = [
      Promise.reject(new AuthFlowError('password-needed')),
      Promise.reject(new AuthFlowError('password-wrong')),
      Promise.resolve(),
    ];
    for (const answer of answers) answer.catch(() => undefined);
    const { user, called } = await showNewPassword(() => answers.shift() ?? Promise.resolve());
    await user.type(next(), 'staple horse battery{Enter}');
    const current = await screen.findByLabelText('One-time password');
    expect(current.getAttribute('autocomplete')).toBe('current-password');
    await user.type(current, 'not it{Enter}');
    expect(await screen.findByText('Current password is incorrect')).toBeTruthy();
    await user.type(current, '!{Enter}');
    await waitFor(() => expect(called).toHaveBeenCalledTimes(3));
    expect(called.mock.lastCall?.[1]).toEqual({ current: 'not it!', next: 'staple horse battery' });
  });

  it('UX-01 serves password managers, and one may sign out instead', async () => {
    const { user, session } = await showNewPassword();
    expect(next().getAttribute('autocomplete')).toBe('new-password');
    const name = document.querySelector('input[autocomplete="username"]');
    expect(name).toHaveProperty('value', 'practice@lens.test');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(next().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(session.get().status).toBe('signedOut'));
  });

  it('is nothing for anybody else', async () => {
    const page = await showAuthPage(PAGE, <NewPasswordPage />);
    page.show();
    await waitFor(() => expect(page.at()).toBe('/auth/login'));
    cleanup();
    const inside = await showAuthPage(PAGE, <NewPasswordPage />, { user: PRACTICE_USER });
    inside.show();
    await waitFor(() => expect(inside.at()).toBe('/customer/home'));
  });
});
