import { expect, type Page } from '@playwright/test';

/** Finds the element that shows the status of the draft. */
export const draftStatus = (page: Page) => page.locator('[data-draft]');

export const notesField = (page: Page) => page.getByLabel('Notes for the lab');

/** Resolves when the server has saved the whole form. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(draftStatus(page)).toHaveAttribute('data-draft', 'saved');
}

/** Begins a draft in the open, empty form and returns its id. */
export async function beginDraft(page: Page, patient: string): Promise<string> {
  await page.getByLabel('Patient reference').fill(patient);
  await untilSaved(page);
  return draftIdOf(page);
}

/** Returns the id of the draft in the page's URL. */
export function draftIdOf(page: Page): string {
  return new URL(page.url()).searchParams.get('draft') ?? '';
}

/** Returns the text of the notes, once the form is loaded. */
export async function notesOf(page: Page): Promise<string> {
  await expect(notesField(page)).toBeVisible();
  return notesField(page).inputValue();
}
