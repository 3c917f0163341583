import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Returns the link of the invitation that the address was sent. */
export async function invitationFor(request: APIRequestContext, to: string): Promise<string> {
  const find = async (): Promise<string> => {
    const answer = await request.get('/local/mailbox.json', { params: { to } });
    return (
      /https?:\S+\/invitation#\S+/.exec(
        ((await answer.json()) as { text: string }[])[0]?.text ?? '',
      )?.[0] ?? ''
    );
  };
  await expect.poll(find, `an invitation to ${to}`).not.toBe('');
  return find();
}

/** Sends an invitation from the team of an account. */
export async function invite(owner: Page, email: string, role: string): Promise<void> {
  await owner.getByLabel('Email address').fill(email);
  await owner.getByRole('combobox', { name: /^Role Ordering/ }).click();
  await owner.getByRole('option', { name: role }).click();
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`${email} is invited. The email is on its way.`)).toBeVisible();
}
