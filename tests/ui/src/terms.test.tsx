import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyProfile } from '#domain/address/profile.ts';
import { chooseLocale } from '#providers/messages/locale.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import TermsPage from '#src/terms/TermsPage.tsx';
import { practiceState } from '../../unit/providers/session-fixture.ts';
import { showPage } from './show-page.tsx';

const NEW_TERMS = {
  profile: { ...practiceState().profile, termsAccepted: false },
} as Partial<SessionState>;

const accept = () => screen.getByRole('button', { name: 'Accept Terms' });
const offline = () => Promise.reject(new Error('offline'));

describe('the terms', () => {
  it('TM-01 TM-02 shows the document, and accepts only with the box ticked', async () => {
    const { user } = showPage('/terms', <TermsPage />, NEW_TERMS);
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
    const { at } = showPage('/terms', <TermsPage />, {});
    await waitFor(() => expect(at()).toBe('/customer/home'));
  });

  it('LG-01 TM-03 sends whoever has not verified the address there first', async () => {
    const unverified = {
      authStatus: 'EMAILNOTVERIFIED',
      profile: emptyProfile('u1', 'practice@lens.test'),
    } as const;
    const { at } = showPage('/terms', <TermsPage />, unverified);
    await waitFor(() => expect(at()).toBe('/auth/verify-email'));
  });

  it('TM-04 accepts, then goes home', async () => {
    const states = [practiceState(NEW_TERMS)];
    const acceptTerms = vi.fn<SessionDeps['acceptTerms']>(() => Promise.resolve());
    const establish = () => Promise.resolve(states.shift() ?? practiceState());
    const { user, at } = showPage('/terms', <TermsPage />, {}, { acceptTerms, establish });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(accept());
    await waitFor(() => expect(at()).toBe('/customer/home'));
    expect(acceptTerms).toHaveBeenCalledExactlyOnceWith('u1');
  });

  it('VC-04 TM-04 accepts, then opens the page that the terms interrupted', async () => {
    const states = [practiceState(NEW_TERMS)];
    const establish = () => Promise.resolve(states.shift() ?? practiceState());
    const told = { onward: '/customer/order#fitting=eyJ2' };
    const { user, whole } = showPage('/terms', <TermsPage />, {}, { establish }, { told });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(accept());
    await waitFor(() => expect(whole()).toBe('/customer/order#fitting=eyJ2'));
  });

  it('VC-04 RT-02 opens no other origin after them', async () => {
    const told = { onward: '//evil.example' };
    const { at } = showPage('/terms', <TermsPage />, {}, {}, { told });
    await waitFor(() => expect(at()).toBe('/customer/home'));
  });

  it('TM-05 a failure is logged, no message shows, and the button works again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [offline, () => Promise.resolve()];
    const acceptTerms = vi.fn<SessionDeps['acceptTerms']>(() => answers.shift()?.() ?? offline());
    const { user, at } = showPage('/terms', <TermsPage />, NEW_TERMS, { acceptTerms });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(accept());
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(at()).toBe('/terms');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(accept()).toHaveProperty('disabled', false));
    await user.click(accept());
    await waitFor(() => expect(at()).toBe('/customer/home'));
    expect(acceptTerms).toHaveBeenCalledTimes(2);
  });

  it('TM-04 a second click while it is at work is no second acceptance', async () => {
    const acceptTerms = vi.fn<SessionDeps['acceptTerms']>(() => new Promise(() => undefined));
    const { user } = showPage('/terms', <TermsPage />, NEW_TERMS, { acceptTerms });
    await user.click(await screen.findByRole('checkbox'));
    await user.dblClick(accept());
    expect(await screen.findByRole('button', { name: 'Accepting...' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(acceptTerms).toHaveBeenCalledOnce();
  });

  it('LG-05 asks again for a newer version, and says when the last was accepted', async () => {
    const profile = { ...practiceState().profile, termsAcceptedDate: '2026-03-01T12:00:00.000Z' };
    showPage('/terms', <TermsPage />, { profile } as Partial<SessionState>);
    expect(await screen.findByText(/accepted them on March 1, 2026/)).toBeTruthy();
    expect(accept()).toHaveProperty('disabled', true);
  });

  it('RT-07 RT-11 may be read by anybody, who is then shown the way to sign in', async () => {
    const { at } = showPage('/terms', <TermsPage />, null);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(at()).toBe('/terms');
  });

  it('PM-02 an admin has nothing to accept', async () => {
    showPage('/terms', <TermsPage />, { ...NEW_TERMS, roles: ['ADMIN'] });
    expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('TM-02 leaves by the Logout button', async () => {
    const { user, session } = showPage('/terms', <TermsPage />, NEW_TERMS);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(session.get().status).toBe('signedOut'));
  });

  it('UX-02 TM-01 shows the document in the language on the screen', async () => {
    void chooseLocale('es');
    showPage('/terms', <TermsPage />, NEW_TERMS);
    const frame = await screen.findByTitle('Términos y condiciones');
    expect(frame.getAttribute('src')).toBe('/terms/terms.es.html');
  });
});
