import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

interface Newcomer {
  email: string;
  password: string;
}

/** Returns a new user with an address that no other test uses. */
export function newcomer(name: string): Newcomer {
  return {
    email: `${name}-${randomUUID().slice(0, 8)}@practice.test`,
    password: 'plain lens case window',
  };
}

/** Fills in and submits the sign-up form as a person would. */
export async function signUp(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Practice').fill('Meadow Optical');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
}

/** Signs in through the form. */
export async function signInAs(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
