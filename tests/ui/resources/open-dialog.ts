import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Name = string | RegExp;
type Clicks = Pick<UserEvent, 'click'>;

/** Presses the button, and returns what is in the dialog that opens; it has this name, where one is given. */
export async function openDialog(user: Clicks, button: Name, name?: Name) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
}

/** Presses the button, and the one in the dialog that reads the same. Returns what is in the dialog. */
export async function confirmInDialog(user: Clicks, button: string, name?: Name) {
  const dialog = await openDialog(user, button, name);
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}
