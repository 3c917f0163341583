import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { Shell } from '#src/layout/Shell.tsx';
import { installDevice, showShell, SUPER } from './show-shell.tsx';

installDevice();

const UNVERIFIED = {
  ...SUPER,
  user: { uid: 'u1', email: 'new.admin@lens.test', emailVerified: false },
};

const shell = <Shell stage="production">the page</Shell>;

async function showOverlay(sendVerification: () => Promise<void>) {
  const shown = await showShell(shell, { state: UNVERIFIED, authFlow: { sendVerification } });
  await screen.findByRole('dialog', { name: 'Verify your email' });
  return shown;
}

const press = (name: string) => screen.getByRole('button', { name });

describe('the overlay about an address that is not verified', () => {
  it('LY-02 is not there for whoever has a verified one', async () => {
    await showShell(shell, { state: SUPER });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('LY-02 names the address, and sends the message again, once at a time', async () => {
    const waiting: (() => void)[] = [];
    const send = vi.fn<() => Promise<void>>(() => new Promise((done) => waiting.push(done)));
    const { user } = await showOverlay(send);
    expect(screen.getByText(/new\.admin@lens\.test/)).toBeTruthy();
    await user.dblClick(press('Send email again'));
    expect(send).toHaveBeenCalledOnce();
    for (const done of waiting) done();
    expect(await screen.findByText(/Email sent/)).toBeTruthy();
  });

  it('LY-02 says what went wrong', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { user } = await showOverlay(() => Promise.reject(new AuthFlowError('throttled')));
    await user.click(press('Send email again'));
    expect(await screen.findByText(/Too many emails/)).toBeTruthy();
  });

  it('LY-02 goes when the address turns out to be verified', async () => {
    const state = { ...UNVERIFIED };
    const { user, auth } = await showShell(shell, { state });
    await user.click(press('Check again'));
    expect(await screen.findByText(/still not verified/)).toBeTruthy();
    state.user = { ...state.user, emailVerified: true };
    auth.current = state.user;
    await user.click(press('Check again'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['Remind me later', 'Escape'])('LY-02 can be put off: %s', async (how) => {
    const { user } = await showOverlay(() => Promise.resolve());
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(press(how));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('the page')).toBeTruthy();
  });
});
