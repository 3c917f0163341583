// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionPorts } from '#providers/session.ts';
import type { SessionState } from '#providers/session-state.ts';
import { SessionContext } from '#providers/use-session.ts';
import RequestPage from '#src/request/RequestPage.tsx';
import VerifyEmailPage from '#src/auth/VerifyEmailPage.tsx';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { loadOrReload } from '#src/errors/lazy-page.ts';
import { publicText } from '#src/i18n/public-text.ts';
import { Guard } from '#src/session/Guard.tsx';
import { SessionOverlay } from '#src/session/SessionOverlay.tsx';
import TermsPage from '#src/terms/TermsPage.tsx';
import { PRACTICE_USER } from '../providers/fake-auth.ts';
import { practiceState, startFakeSession } from '../providers/session-fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows `element` at `path`; every other address is "elsewhere". */
function show(
  path: string,
  element: React.ReactNode,
  state: Partial<SessionState> | null,
  ports: Partial<SessionPorts> = {},
) {
  const fixture = startFakeSession(state && PRACTICE_USER, {
    establish: () => Promise.resolve(practiceState(state ?? {})),
    ...ports,
  });
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <SessionContext value={fixture.session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { ...fixture, at, user: userEvent.setup() };
}

const NEW_TERMS = {
  profile: { ...practiceState().profile, termsAccepted: false },
} as Partial<SessionState>;

describe('the guard on the screen', () => {
  const page = <Guard>secret</Guard>;

  it('GD-02 shows the page to whom it is for, and nothing before it knows', async () => {
    show('/customer/home', page, {});
    expect(screen.queryByText('secret')).toBeNull();
    expect(await screen.findByText('secret')).toBeTruthy();
  });

  it('GD-05 sends nobody to the sign-in page, with the way back', async () => {
    const { at } = show('/customer/home', page, null);
    await waitFor(() => expect(at()).toBe('/auth/login?returnUrl=%2Fcustomer%2Fhome'));
  });

  it('GD-01 sends a customer home from an admin page', async () => {
    const { at } = show('/admin/home', page, {});
    await waitFor(() => expect(at()).toBe('/customer/home'));
  });

  it('LG-05 sends a customer who owes the terms there', async () => {
    const { at } = show('/customer/home', page, NEW_TERMS);
    await waitFor(() => expect(at()).toBe('/terms'));
  });

  it('LG-05 PM-02 but no admin', async () => {
    const { at } = show('/admin/home', page, { ...NEW_TERMS, roles: ['ADMIN'] });
    await screen.findByText('secret');
    expect(at()).toBe('/admin/home');
  });
});

describe('the overlay', () => {
  it('LY-10 shows while a guarded page is verified', () => {
    show('/customer/home', <SessionOverlay />, {});
    expect(screen.getByRole('status').textContent).toBe('Verifying session...');
  });

  it('LY-10 not on a public page without a token', () => {
    show('/auth/login', <SessionOverlay />, {});
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('LY-10 on a public page with one', () => {
    localStorage.setItem('authToken', 'x');
    show('/auth/login', <SessionOverlay />, {});
    expect(screen.getByRole('status').textContent).toBe('Verifying session...');
  });
});

describe('the doors', () => {
  it('RT-03 GD-03 names the address that is not verified, and lets the user leave', async () => {
    const door = show('/auth/verify-email', <VerifyEmailPage />, {
      authStatus: 'EMAILNOTVERIFIED',
    });
    expect(await screen.findByText(/practice@lens\.test/)).toBeTruthy();
    await door.user.click(screen.getByRole('button', { name: publicText().logout }));
    await waitFor(() => expect(door.at()).toBe('/auth/login'));
  });

  it('RT-04 GD-04 opens when the account number came meanwhile', async () => {
    const states = [practiceState({ authStatus: 'ACCOUNTNUMBERNOTVERIFIED' })];
    const establish = () => Promise.resolve(states.shift() ?? practiceState());
    const { user, at } = show('/auth/request', <RequestPage />, {}, { establish });
    await user.click(await screen.findByRole('button', { name: publicText().checkAgain }));
    await waitFor(() => expect(at()).toBe('/customer/home'));
  });

  it('RT-04 says so when nothing changed', async () => {
    const { user } = show('/auth/request', <RequestPage />, {
      authStatus: 'ACCOUNTNUMBERNOTVERIFIED',
    });
    await user.click(await screen.findByRole('button', { name: publicText().checkAgain }));
    expect(await screen.findByText(publicText().stillMissing)).toBeTruthy();
  });
});

const accept = () => screen.getByRole('button', { name: 'Accept Terms' });
const offline = () => Promise.reject(new Error('offline'));
const gone = () => Promise.reject(new Error('404'));

describe('the terms', () => {
  it('TM-01 TM-02 shows the document, and accepts only with the box ticked', async () => {
    const { user } = show('/terms', <TermsPage />, NEW_TERMS);
    const box = await screen.findByRole('checkbox', {
      name: /I agree to the Terms and Conditions/,
    });
    expect(screen.getByTitle('Terms and Conditions').getAttribute('src')).toMatch(/terms\.html$/);
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(accept()).toHaveProperty('disabled', true);
    await user.click(box);
    expect(accept()).toHaveProperty('disabled', false);
  });

  it('TM-03 sends whoever has accepted home', async () => {
    const { at } = show('/terms', <TermsPage />, {});
    await waitFor(() => expect(at()).toBe('/customer/home'));
  });

  it('TM-04 accepts, then goes home', async () => {
    const states = [practiceState(NEW_TERMS)];
    const acceptTerms = vi.fn<SessionPorts['acceptTerms']>(() => Promise.resolve());
    const establish = () => Promise.resolve(states.shift() ?? practiceState());
    const { user, at } = show('/terms', <TermsPage />, {}, { acceptTerms, establish });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(accept());
    await waitFor(() => expect(at()).toBe('/customer/home'));
    expect(acceptTerms).toHaveBeenCalledExactlyOnceWith('u1');
  });

  it('TM-05 a failure is logged only', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, at } = show('/terms', <TermsPage />, NEW_TERMS, {
      acceptTerms: offline,
    });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(accept());
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(at()).toBe('/terms');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('pages that break', () => {
  it('are shown as such, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const health = { broken: true };
    const Fragile = () => {
      if (health.broken) throw new Error('broken');
      return <p>well again</p>;
    };
    render(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain(publicText().broken.heading);
    health.broken = false;
    await userEvent.click(screen.getByRole('button', { name: publicText().broken.retry }));
    expect(screen.getByText('well again')).toBeTruthy();
  });

  it('a stale chunk reloads the page once, then is an error', async () => {
    const reload = vi.fn<() => void>();
    const ports = { storage: sessionStorage, path: () => '/customer/order', reload };
    void loadOrReload(gone, ports);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadOrReload(gone, ports)).rejects.toThrow('404');
    expect(reload).toHaveBeenCalledOnce();
  });
});
