import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import UserShow from '#resources/users/UserShow.tsx';
import { buildUser } from '#tests/fixtures/build-user.ts';
import { apiError, expectLoggedErrors } from './portal-harness.tsx';
import { withFiles } from './with-files.tsx';
import { showToSuper } from '#tests/ui/resources/show-to.tsx';

afterEach(() => vi.restoreAllMocks());

const USER = buildUser({ emailVerified: false });

/** Presses the button of an action and confirms it; the server refuses it with this rule. */
async function refuse(
  action: string,
  { field, rule, nearest }: { field: string; rule: string; nearest?: number },
  locale: 'en' | 'es',
) {
  expectLoggedErrors();
  const message = 'Too big: expected string to have <=128 characters';
  const errors = { [field]: { rule, message, ...(nearest !== undefined && { nearest }) } };
  const refused = () => Promise.reject(apiError(400, 'bad-request', { errors, message }));
  const { user } = showToSuper(
    withFiles(<UserShow />),
    '/admin/user-management/:id',
    { getOne: () => Promise.resolve({ data: USER }), callUsers: refused, sendResetLink: refused },
    { at: `/admin/user-management/${USER.id}`, locale },
  );
  await user.click(await screen.findByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: action }));
  return within(dialog).findByRole('alert');
}

it.each([
  ['Disable user', { field: 'userId', rule: 'too_big' }, 'en', /does not fit the server any more/],
  ['Desactivar usuario', { field: 'disabled', rule: 'invalid_type' }, 'es', /Recárguela/],
  ['Override verification', { field: 'userId', rule: 'noEmail' }, 'en', /has no email/],
  [
    'Send reset link',
    { field: 'email', rule: 'wait', nearest: 2400 },
    'en',
    /Too many links were requested. Try again in 40 minutes/,
  ],
  [
    'Enviar enlace de restablecimiento',
    { field: 'email', rule: 'wait', nearest: 30 },
    'es',
    /demasiados enlaces. Inténtelo de nuevo en 1 minuto\./,
  ],
  [
    'Enviar enlace de restablecimiento',
    { field: 'email', rule: 'unknown' },
    'es',
    /Ya no hay ninguna cuenta con este correo/,
  ],
] as const)(
  'SE-08 UX-02 %s says in words why %j was refused',
  async (action, refused, locale, words) => {
    const alert = await refuse(action, refused, locale);
    expect(alert.textContent).toMatch(words);
    expect(alert.textContent).not.toContain('expected string');
  },
);
