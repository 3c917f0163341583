import { expect, type Page } from '@playwright/test';

/** Where the form says how its draft stands. */
export const draftStatus = (page: Page) => page.locator('[data-draft]');

export const notesField = (page: Page) => page.getByLabel('Notes for the lab');

/** Resolves when the server has everything that stands in the form. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(draftStatus(page)).toHaveAttribute('data-draft', 'saved');
}

/** Begins a draft in the empty form that is open; answers its id. */
export async function beginDraft(page: Page, patient: string): Promise<string> {
  await page.getByLabel('Patient reference').fill(patient);
  await untilSaved(page);
  return draftIdOf(page);
}

/** The draft that the address names. */
export function draftIdOf(page: Page): string {
  return new URL(page.url()).searchParams.get('draft') ?? '';
}

/** What stands in the notes as soon as the form is there. */
export async function notesOf(page: Page): Promise<string> {
  await expect(notesField(page)).toBeVisible();
  return notesField(page).inputValue();
}
