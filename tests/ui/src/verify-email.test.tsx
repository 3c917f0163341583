import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notifyEmailChecked } from '#providers/browser/other-tabs.ts';
import { writeTab } from '#providers/browser/tab-memory.ts';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { noteMessage } from '#providers/firebase/message-pause.ts';
import { textOf } from '#providers/messages/text-of.ts';
import VerifyEmailPage from '#src/auth/verify/VerifyEmailPage.tsx';
import { LOOK_LATER, LOOK_SOON, TIMEOUT, watchEmail } from '#src/auth/verify/watch-email.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { NOT_VERIFIED, showAuthPage } from './show-auth-page.tsx';

async function showVerify(setting: Parameters<typeof showAuthPage>[2] = {}) {
  const page = await showAuthPage('/auth/verify-email', <VerifyEmailPage />, {
    user: NOT_VERIFIED,
    ...setting,
  });
  page.show();
  return page;
}

const again = () => screen.getByRole('button', { name: /Send the email again/ });
const click = (name: string) => screen.getByRole('button', { name });

describe('RT-03 the verification page', () => {
  it('GD-03 says to which address the message went', async () => {
    await showVerify();
    expect(screen.getByText('practice@lens.test')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Waiting for the link to be opened');
  });

  it.each([
    ['a verified user', PRACTICE_USER, '/customer/home'],
    ['nobody', null, '/auth/login'],
  ])('sends %s to where they belong', async (_who, user, path) => {
    const { at } = await showVerify({ user });
    await waitFor(() => expect(at()).toBe(path));
  });

  it('leaves by the Logout button', async () => {
    const { user, at } = await showVerify();
    await user.click(click('Logout'));
    await waitFor(() => expect(at()).toBe('/auth/login'));
  });

  it('goes on by itself once another tab verified the address', async () => {
    const { auth, at } = await showVerify();
    auth.current = PRACTICE_USER;
    act(() => notifyEmailChecked());
    await waitFor(() => expect(at()).toBe('/customer/home'));
    expect(auth.renewals).toBe(1);
  });

  it('says that the server cannot be reached, and that it is asked again', async () => {
    const { auth } = await showVerify();
    auth.reload = () => Promise.reject(new Error('offline'));
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(/Trying again/)).toBeTruthy();
  });

  it('LG-02 tells that a step of the sign-up failed', async () => {
    await showVerify({ state: { unfinished: ['terms'] } });
    expect(screen.getByRole('alert').textContent).toMatch(/was not recorded/);
  });
});

describe('RT-03 sending the message again', () => {
  it('says that it is on its way, then pauses a minute', async () => {
    const { user, authFlow } = await showVerify();
    authFlow.sendVerification.mockImplementation(() => {
      noteMessage('verification', Date.now());
      return Promise.resolve();
    });
    await user.click(again());
    expect(await screen.findByText(/Email sent/)).toBeTruthy();
    expect(again()).toHaveProperty('disabled', true);
    expect(again().textContent).toBe('Send the email again (in 60 s)');
    expect(authFlow.sendVerification).toHaveBeenCalledOnce();
  });

  it('counts the pause down over a reload, and ends it', async () => {
    vi.useFakeTimers();
    noteMessage('verification', Date.now() - 57_500);
    await showVerify();
    expect(again().textContent).toContain('(in 3 s)');
    act(() => void vi.advanceTimersByTime(600));
    expect(again().textContent).toContain('(in 2 s)');
    act(() => void vi.advanceTimersByTime(1_000));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(again()).toHaveProperty('disabled', false);
  });

  it('tells that it was not sent', async () => {
    const { user, authFlow } = await showVerify();
    authFlow.sendVerification.mockRejectedValue(new AuthFlowError('throttled'));
    await user.click(again());
    expect((await screen.findByRole('alert')).textContent).toBe(
      textOf('auth')('problems.throttled'),
    );
    expect(again()).toHaveProperty('disabled', false);
  });
});

async function openForm() {
  const page = await showVerify();
  await page.user.click(click('Use a different email'));
  return {
    ...page,
    email: screen.getByLabelText('New email'),
    password: screen.getByLabelText('Password'),
  };
}

describe('RT-03 another address', () => {
  it('remembers over a reload where the link went', async () => {
    writeTab('new-address', 'new@lens.test');
    await showVerify();
    expect(screen.getByText(/email sent to new@lens\.test/)).toBeTruthy();
  });

  it('SE-12 asks for the password, however fresh the sign-in, and tells when it is wrong', async () => {
    const { user, authFlow, email, password } = await openForm();
    authFlow.confirmPassword.mockRejectedValueOnce(new AuthFlowError('password-wrong'));
    await user.type(email, 'new@lens.test{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(screen.getByText(textOf('auth')('passwordMissing'))).toBeTruthy();
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(authFlow.confirmPassword).toHaveBeenLastCalledWith('wrong'));
    expect(authFlow.changeAddress).not.toHaveBeenCalled();
    expect(await screen.findByText(textOf('auth')('problems.password-wrong'))).toBeTruthy();
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    expect(await screen.findByText(/email sent to new@lens\.test/)).toBeTruthy();
    expect(authFlow.confirmPassword).toHaveBeenLastCalledWith('right');
  });

  it.each([
    ['', 'Email is required'],
    ['Practice@lens.test', 'This is already your email'],
  ])('refuses "%s" at its field', async (typed, text) => {
    const { user, authFlow, email } = await openForm();
    await user.type(email, `${typed}{Enter}`);
    expect(screen.getByText(text)).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(authFlow.changeAddress).not.toHaveBeenCalled();
  });
});

function startWatch(check: () => Promise<boolean>) {
  vi.useFakeTimers();
  const asked = vi.fn<() => Promise<boolean>>(check);
  const onReachable = vi.fn<(reachable: boolean) => void>();
  const stop = watchEmail({ check: asked, onReachable, onOtherTab: () => () => undefined });
  return { asked, onReachable, stop };
}

const notYet = () => Promise.resolve(false);

describe('RT-03 asking whether the address is verified', () => {
  it('happens every four seconds, later every twenty', async () => {
    const { asked, stop } = startWatch(notYet);
    await vi.advanceTimersByTimeAsync(3 * LOOK_SOON);
    expect(asked).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    asked.mockClear();
    await vi.advanceTimersByTimeAsync(3 * LOOK_LATER);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  });

  it('ends when the address is verified, and when the page is left', async () => {
    const { asked } = startWatch(() => Promise.resolve(true));
    await vi.advanceTimersByTimeAsync(5 * LOOK_SOON);
    expect(asked).toHaveBeenCalledOnce();
    const other = startWatch(notYet);
    other.stop();
    dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(5 * LOOK_SOON);
    expect(other.asked).not.toHaveBeenCalled();
  });

  it('waits while the page is hidden, and asks at once when it shows again', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { asked, stop } = startWatch(notYet);
    await vi.advanceTimersByTimeAsync(5 * LOOK_SOON);
    expect(asked).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledOnce();
    stop();
  });

  it('asks one question at a time', async () => {
    const { asked, stop } = startWatch(() => new Promise(() => {}));
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5 * LOOK_SOON);
    expect(asked).toHaveBeenCalledOnce();
    stop();
  });

  it('goes on asking after a failure', async () => {
    const answers = [() => Promise.reject(new Error('offline')), notYet];
    const { onReachable, stop } = startWatch(() => (answers.shift() ?? notYet)());
    await vi.advanceTimersByTimeAsync(2 * LOOK_SOON);
    expect(onReachable.mock.calls).toEqual([[false], [true]]);
    stop();
  });
});
