import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import { AuthFlowError, type AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { chooseLocale } from '#providers/messages/locale.ts';
import { textOf } from '#providers/messages/text-of.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import { checkSignUp } from '#src/auth/shared/check-sign-up.ts';
import SignUpPage from '#src/auth/sign-up/SignUpPage.tsx';
import { NEWCOMER } from '../../fixtures/newcomer.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { showAuthPage } from './show-auth-page.tsx';

async function showSignUp(signUp: SessionDeps['signUp'], historyState?: unknown) {
  const called = vi.fn<SessionDeps['signUp']>(signUp);
  const setting = { deps: { signUp: called }, historyState };
  const page = await showAuthPage('/auth/sign-up', <SignUpPage />, setting);
  page.show();
  return { ...page, called };
}

const never: SessionDeps['signUp'] = () => new Promise(() => {});
const refuse = (problem: AuthFlowProblem) => () => Promise.reject(new AuthFlowError(problem));
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Create account' });

type Page = Awaited<ReturnType<typeof showSignUp>>;

/** Fills the form in the order in which the keyboard reaches it. */
async function fillByKeyboard({ user }: Page): Promise<void> {
  for (const text of ['Nora', ' New ', 'New Eyes', 'new@lens.test', 'correct horse']) {
    await user.tab();
    await user.keyboard(text);
  }
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
}

describe('LG-02 the sign-up page', () => {
  it('takes everything by keyboard, in the order of the page, and sends it once', async () => {
    const page = await showSignUp(never);
    await fillByKeyboard(page);
    await page.user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Creating account...' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(page.called).toHaveBeenCalledExactlyOnceWith(NEWCOMER);
  });

  it('GD-01 whoever is signed in goes to where they belong', async () => {
    const page = await showAuthPage('/auth/sign-up', <SignUpPage />, { user: PRACTICE_USER });
    page.show();
    await waitFor(() => expect(page.at()).toBe('/customer/home'));
  });

  it('UX-01 tells password managers and screen readers what is what', async () => {
    await showSignUp(never);
    const hints = ['First name', 'Last name', 'Practice', 'Email', 'Password'].map((name) =>
      field(name).getAttribute('autocomplete'),
    );
    expect(hints).toEqual([
      'given-name',
      'family-name',
      'organization',
      'username',
      'new-password',
    ]);
    const hint = field('Password').getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${hint}"]`)?.textContent).toContain('At least 8');
  });

  it('shows the terms in force, in a new tab', async () => {
    await showSignUp(never);
    const link = screen.getByRole('link', { name: 'Terms and Conditions' });
    expect(link.getAttribute('href')).toBe('/terms/terms.html');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('checkbox', { name: new RegExp(TERMS_VERSION) })).toBeTruthy();
  });

  it('tells at each field what is missing, goes to the first, and asks nobody', async () => {
    const { user, called } = await showSignUp(never);
    await user.click(submit());
    for (const text of [
      'Enter your first name',
      'Enter your last name',
      'Enter your practice name',
      'Email is required',
      'Enter a password',
      'Accept the terms to create an account',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(called).not.toHaveBeenCalled();
  });

  it('an address that is known may sign in or set a new password, without typing it again', async () => {
    const page = await showSignUp(refuse('email-in-use'));
    await fillByKeyboard(page);
    await page.user.click(submit());
    expect(await screen.findByText(textOf('auth')('problems.email-in-use'))).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    await page.user.click(screen.getByRole('link', { name: 'set a new password' }));
    expect(page.at()).toBe('/auth/forgot-password');
    expect(page.handedOn()).toEqual({ email: 'new@lens.test' });
  });

  it('tells at its field what is refused', async () => {
    const page = await showSignUp(refuse('password-weak'));
    await fillByKeyboard(page);
    await page.user.click(submit());
    expect(await screen.findByText(textOf('auth')('problems.password-weak'))).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('announces that the server could not be reached, and may be tried again', async () => {
    const page = await showSignUp(refuse('offline'));
    await fillByKeyboard(page);
    await page.user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(textOf('auth')('problems.offline'));
    expect(submit()).toHaveProperty('disabled', false);
    expect(field('Password')).toHaveProperty('value', 'correct horse');
  });

  it('takes over the address that was typed on the sign-in page', async () => {
    await showSignUp(never, { email: 'new@lens.test' });
    expect(field('Email')).toHaveProperty('value', 'new@lens.test');
  });

  it('UX-02 speaks Spanish, with the Spanish terms', async () => {
    void chooseLocale('es');
    await showSignUp(never);
    expect(screen.getByRole('heading', { name: 'Crear una cuenta' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Términos y condiciones' });
    expect(link.getAttribute('href')).toBe('/terms/terms.es.html');
  });
});

it('LG-02 the rule for a new password: holds at the sign-up: nothing is sent with what everybody takes', async () => {
  const page = await showSignUp(never);
  await fillByKeyboard(page);
  await page.user.clear(field('Password'));
  await page.user.click(field('Password'));
  await page.user.paste('iloveyou');
  await page.user.click(submit());
  await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(textOf('auth')('problems.password-common'))).not.toHaveLength(0);
  expect(page.called).not.toHaveBeenCalled();
});

describe('the check of a sign-up', () => {
  const complete = { ...NEWCOMER, agreed: true };

  it('LG-02 finds nothing in what is complete', () =>
    expect(checkSignUp(complete, new Set())).toEqual({}));

  it.each(['a', 'a@', '@b.c', 'a@b', 'a b@c.de', 'a@b.', 'a@@b.c'])(
    'LG-02 %s is no address',
    (email) => expect(checkSignUp({ ...complete, email }, new Set())).toEqual({ email: 'invalid' }),
  );
});
