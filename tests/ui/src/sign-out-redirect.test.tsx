import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LOGOUT_REDIRECT_WAIT } from '#domain/basics/constants.ts';
import { afterSignOut, useSignOutRedirect } from '#src/session/use-sign-out-redirect.ts';
import { showPage } from './show-page.tsx';

describe('afterSignOut', () => {
  it.each([
    '/auth/login',
    '/auth/request',
    '/ampleye-virtual-consultant',
    '/ampleye-virtual-consultant/x',
  ])('LG-03 stays on %s', (path) => expect(afterSignOut(path)).toBeNull());

  it.each(['/terms', '/error/500', '/somewhere', '/ampleye-virtual-consultants'])(
    'LG-03 goes from %s to the sign-in page at once',
    (path) => expect(afterSignOut(path)).toEqual({ to: '/auth/login', wait: 0 }),
  );

  it('LG-03 waits on / for up to a second for another redirect', () =>
    expect(afterSignOut('/')).toEqual({ to: '/auth/login', wait: LOGOUT_REDIRECT_WAIT }));
});

function Page() {
  useSignOutRedirect();
  return <p>here</p>;
}

async function shown(path: string, signedIn = true) {
  const page = showPage(path, <Page />, signedIn ? {} : null);
  await page.session.authReady;
  await screen.findByText('here');
  return page;
}

describe('useSignOutRedirect', () => {
  it('LG-03 leads from the terms to the sign-in page', async () => {
    const { session, at } = await shown('/terms');
    await act(() => session.signOut());
    await waitFor(() => expect(at()).toBe('/auth/login'));
  });

  it('LG-03 follows another tab too', async () => {
    const { leaveInOtherTab, at } = await shown('/terms');
    act(() => leaveInOtherTab());
    await waitFor(() => expect(at()).toBe('/auth/login'));
  });

  it('RT-11 a visitor who never was signed in stays on a public page', async () => {
    const { session, at } = await shown('/terms', false);
    await waitFor(() => expect(session.get().status).toBe('signedOut'));
    expect(at()).toBe('/terms');
  });

  it('LG-03 from / it waits before it goes', async () => {
    const { session, at } = await shown('/');
    vi.useFakeTimers();
    await act(() => session.signOut());
    act(() => void vi.advanceTimersByTime(LOGOUT_REDIRECT_WAIT - 1));
    expect(at()).toBe('/');
    await act(async () => void vi.advanceTimersByTime(1));
    expect(at()).toBe('/auth/login');
  });
});
