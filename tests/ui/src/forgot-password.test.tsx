import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { noteMessage } from '#providers/firebase/message-pause.ts';
import { textOf } from '#providers/messages/text-of.ts';
import ForgotPasswordPage from '#src/auth/password/ForgotPasswordPage.tsx';
import { showAuthPage } from './show-auth-page.tsx';

async function showForgot(historyState?: unknown) {
  const page = await showAuthPage('/auth/forgot-password', <ForgotPasswordPage />, {
    historyState,
  });
  page.show();
  return { ...page, email: screen.getByLabelText('Email') };
}

const send = () => screen.getByRole('button', { name: /Send the link/ });

describe('VA-01 the forgotten password', () => {
  it('VA-01 unknown: No account found with this email address', async () => {
    const { user, authFlow, email } = await showForgot();
    authFlow.sendPasswordReset.mockRejectedValue(new AuthFlowError('email-unknown'));
    await user.type(email, 'nobody@lens.test{Enter}');
    expect(await screen.findByText('No account found with this email address')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  it('VA-01 no address at all', async () => {
    const { user, authFlow, email } = await showForgot();
    await user.type(email, 'nobody{Enter}');
    expect(screen.getByText(textOf('auth')('problems.email-invalid'))).toBeTruthy();
    expect(authFlow.sendPasswordReset).not.toHaveBeenCalled();
  });

  it('announces that the server could not be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, authFlow, email } = await showForgot();
    authFlow.sendPasswordReset.mockRejectedValue(new AuthFlowError('offline'));
    await user.type(email, 'practice@lens.test{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(textOf('auth')('problems.offline'));
    expect(send()).toHaveProperty('disabled', false);
  });

  it('SE-06 says how long to wait after too many links', async () => {
    const { user, authFlow, email } = await showForgot();
    authFlow.sendPasswordReset.mockRejectedValue(new AuthFlowError('throttled', undefined, 2400));
    await user.type(email, 'practice@lens.test{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Too many attempts. Try again in 40 min.');
  });

  it('sends again after a pause only, also after a reload', async () => {
    noteMessage('password-reset', Date.now());
    await showForgot();
    expect(send()).toHaveProperty('disabled', true);
    expect(send().textContent).toMatch(/^Send the link \(in \d+ s\)$/);
  });

  it('UX-01 is filled with what was typed on the sign-in page, and leads back with it', async () => {
    const { user, at, handedOn, email } = await showForgot({ email: 'practice@lens.test' });
    expect(email).toHaveProperty('value', 'practice@lens.test');
    expect(email.getAttribute('autocomplete')).toBe('username');
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(at()).toBe('/auth/login');
    expect(handedOn()).toEqual({ email: 'practice@lens.test' });
  });
});
