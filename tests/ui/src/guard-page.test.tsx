import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '#providers/session/session-state.ts';
import { Guard } from '#src/session/Guard.tsx';
import { SessionOverlay } from '#src/session/SessionOverlay.tsx';
import { practiceState } from '../../unit/providers/session-fixture.ts';
import { showPage } from './show-page.tsx';

const NEW_TERMS = {
  profile: { ...practiceState().profile, termsAccepted: false },
} as Partial<SessionState>;

afterEach(() => void vi.useRealTimers());

const FITTING = { hash: '#fitting=eyJ2' };

describe('the guard on the screen', () => {
  const page = <Guard>secret</Guard>;

  it('GD-02 shows the page to whom it is for, and nothing before it knows', async () => {
    showPage('/customer/home', page, {});
    expect(screen.queryByText('secret')).toBeNull();
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('GD-05 sends nobody to the sign-in page, with the way back', async () => {
    const { at } = showPage('/customer/home', page, null);
    await waitFor(() => expect(at()).toBe('/auth/login?returnUrl=%2Fcustomer%2Fhome'));
  });

  it('VC-04 GD-05 the fragment of the address comes along', async () => {
    const { whole } = showPage('/customer/order', page, null, {}, FITTING);
    const login = '/auth/login?returnUrl=%2Fcustomer%2Forder#fitting=eyJ2';
    await waitFor(() => expect(whole()).toBe(login));
  });

  it('VC-04 LG-05 the terms lead on to a page that was opened with a fragment', async () => {
    const { at, entryState } = showPage('/customer/order', page, NEW_TERMS, {}, FITTING);
    await waitFor(() => expect(at()).toBe('/terms'));
    expect(entryState()).toEqual({ onward: '/customer/order#fitting=eyJ2' });
  });

  it('LG-05 the terms are opened 100 ms after the authentication, no sooner and no later', async () => {
    vi.useFakeTimers();
    const { at } = showPage('/customer/home', page, NEW_TERMS);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(at()).toBe('/customer/home');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(at()).toBe('/terms');
  });

  it('LG-05 and shows nothing of the page until then', async () => {
    const seen: boolean[] = [];
    const watching = new MutationObserver(() => {
      seen.push(document.body.textContent.includes('secret'));
    });
    watching.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { at } = showPage('/customer/home', <Guard>secret</Guard>, NEW_TERMS);
    await waitFor(() => expect(at()).toBe('/terms'));
    watching.disconnect();
    expect(seen).not.toContain(true);
    expect(seen).not.toHaveLength(0);
  });

  it('LG-05 PM-02 but no admin', async () => {
    const { at } = showPage('/admin/home', page, { ...NEW_TERMS, roles: ['ADMIN'] });
    await screen.findByText('secret');
    expect(at()).toBe('/admin/home');
  });
});

describe('the overlay', () => {
  it('LY-10 shows while a guarded page is verified', () => {
    showPage('/customer/home', <SessionOverlay />, {});
    expect(screen.getByRole('status').textContent).toBe('Verifying session...');
  });

  it('LY-10 not on a public page without a token', () => {
    showPage('/auth/login', <SessionOverlay />, {});
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('LY-10 on a public page with one', () => {
    localStorage.setItem('authToken', 'x');
    showPage('/auth/login', <SessionOverlay />, {});
    expect(screen.getByRole('status').textContent).toBe('Verifying session...');
  });
});
