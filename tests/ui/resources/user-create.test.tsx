import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FunctionInput } from '#domain/access/functions.ts';
import { generatePassword } from '#resources/users/one-time-password/generate-password.ts';
import UserCreate from '#resources/users/UserCreate.tsx';
import { buildUserRow } from '../../fixtures/build-user.ts';
import { apiError, expectLoggedErrors, listOf } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

type Create = (
  resource: string,
  params: { data: FunctionInput<'createUser'> },
) => Promise<{ data: ReturnType<typeof buildUserRow> }>;

const LAKESIDE = { id: '100200', accountNumber: '100200', practice: 'Lakeside Eye Care' };
const PASSWORD = 'plain window lens';

function show(create = vi.fn<Create>(), locale?: 'es') {
  const methods = { getList: listOf(LAKESIDE), create };
  const path = '/admin/user-management/create';
  const view = showToSuper(<UserCreate />, path, methods, { locale });
  return { ...view, create };
}

const emailField = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const passwordField = () =>
  screen.getByLabelText<HTMLInputElement>(/^One-time password/, { selector: 'input' });
const input = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
type User = ReturnType<typeof show>['user'];
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create user' }));

async function fill(user: User, email: string, password: string) {
  await user.type(emailField(), email);
  await user.type(passwordField(), password);
}

describe('creating a user', () => {
  it('FN-05 sends address, role and one-time password, and shows the password once', async () => {
    const made = buildUserRow({ id: 'uid-new', email: 'new@lens.test', role: 'superAdmin' });
    const { user, create } = show(vi.fn<Create>().mockResolvedValue({ data: made }));
    await user.click(screen.getByRole('radio', { name: 'Super admin' }));
    await fill(user, 'new@lens.test', PASSWORD);
    await submit(user);
    const heading = await screen.findByRole('heading', { name: 'User created' });
    expect(create.mock.calls.map(([resource, { data }]) => [resource, data])).toEqual([
      [
        'users',
        {
          email: 'new@lens.test',
          name: '',
          password: PASSWORD,
          role: 'admin',
          language: 'en',
          isSuperAdmin: true,
        },
      ],
    ]);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(PASSWORD)).toBeDefined();
    expect(screen.getByText(/must choose their own password/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View user' }).getAttribute('href')).toBe(
      '/admin/user-management/uid-new',
    );
    await user.click(screen.getByRole('button', { name: 'Create another user' }));
    expect(screen.queryByText(PASSWORD)).toBeNull();
    expect(passwordField().value).toBe('');
  });

  it('AD-02 FN-05 a customer gets a name and a practice, which staff have not', async () => {
    const { user, create } = show(vi.fn<Create>().mockResolvedValue({ data: buildUserRow() }));
    expect(screen.queryByRole('combobox', { name: 'Practice' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Customer' }));
    await fill(user, 'new@lens.test', PASSWORD);
    await user.type(screen.getByLabelText(/^Name/), 'Fay Fitter');
    await user.click(screen.getByRole('combobox', { name: 'Practice' }));
    await user.click(await screen.findByRole('option', { name: '100200 · Lakeside Eye Care' }));
    await submit(user);
    await screen.findByRole('heading', { name: 'User created' });
    expect(create.mock.lastCall?.[1].data).toMatchObject({
      name: 'Fay Fitter',
      role: 'customer',
      accountNumber: '100200',
    });
  });

  it('FN-05 a generated password is seen, sent and copied', async () => {
    const { user, create } = show(vi.fn<Create>().mockResolvedValue({ data: buildUserRow() }));
    await user.type(emailField(), 'new@lens.test');
    expect(passwordField().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Generate a strong password' }));
    const password = passwordField().value;
    expect(passwordField().type).toBe('text');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Copy password' }));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(create.mock.lastCall?.[1].data.password).toBe(password);
    expect(await navigator.clipboard.readText()).toBe(password);
  });

  it('VA-02 a generated password is strong, and never the same', () => {
    const made = new Set(Array.from({ length: 200 }, generatePassword));
    expect(made.size).toBe(200);
    for (const password of made) expect(password).toMatch(/^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/);
    // read aloud or copied by hand, these are taken for each other
    expect([...made].join('')).not.toMatch(/[lIoO01i]/);
  });

  it('SE-08 tells at the field what cannot be sent, and goes to the first', async () => {
    const { user, create } = show();
    await submit(user);
    expect(screen.getByText('Enter an email.')).toBeDefined();
    expect(await screen.findByText('Enter or generate a password.')).toBeDefined();
    expect(document.activeElement).toBe(emailField());
    await fill(user, 'new@lens.test', 'short');
    await submit(user);
    expect(await screen.findByText('Use at least 8 characters.')).toBeDefined();
    expect(document.activeElement).toBe(passwordField());
    await user.clear(passwordField());
    await user.type(passwordField(), 'NEW@lens.test');
    await submit(user);
    expect(await screen.findByText(/Choose a password different from the email/)).toBeDefined();
    await user.clear(passwordField());
    await user.type(passwordField(), 'Password1');
    await submit(user);
    expect(await screen.findByText(/one of the most common/)).toBeDefined();
    expect(document.activeElement).toBe(passwordField());
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['email', 'taken', 'Ya existe una cuenta con este correo.'],
    ['password', 'common', 'Esta contraseña es una de las más comunes.'],
  ] as const)('SE-08 tells what the server refuses at the field %s', async (field, rule, words) => {
    expectLoggedErrors();
    const errors = { [field]: { rule, message: 'in English' } };
    const { user } = show(
      vi.fn<Create>().mockRejectedValue(apiError(409, 'conflict', { errors })),
      'es',
    );
    await user.type(input(/^Correo/), 'new@lens.test');
    await user.type(input(/^Contraseña temporal/), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Crear usuario' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  it('SE-08 tells what the server refuses of what is no field', async () => {
    expectLoggedErrors();
    const message = 'Invalid option: expected one of "admin"';
    const errors = { role: { rule: 'invalid_value', message } };
    const { user } = show(vi.fn<Create>().mockRejectedValue(apiError(400, 'invalid', { errors })));
    await fill(user, 'new@lens.test', PASSWORD);
    await submit(user);
    const told = await screen.findByText(/^This page does not fit the server any more/);
    expect(told.textContent).toMatch(/^The user was not created/);
    expect(screen.queryByText(/Invalid option/)).toBeNull();
  });
});
