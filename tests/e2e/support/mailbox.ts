import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  requestType: string;
  link: string;
  /** The text twin. */
  text: string;
}

/** Returns the link in the newest mail of that kind to the address, from the local mailbox. */
export async function linkFor(
  request: APIRequestContext,
  to: string,
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL',
): Promise<string> {
  const find = async (): Promise<string> => {
    const mails = await mailsFor(request, to);
    return mails.find((mail) => mail.requestType === requestType)?.link ?? '';
  };
  await expect.poll(find, `a mail to ${to}`).toContain('/auth/action');
  return find();
}

/** Returns the subjects of the mails to the address, newest first. */
export async function subjectsFor(request: APIRequestContext, to: string): Promise<string[]> {
  return (await mailsFor(request, to)).map(({ subject }) => subject);
}

/** Resolves with the text of the newest mail of that subject to the address, once it is there. */
export async function textOf(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<string> {
  const find = async (): Promise<string> => {
    const mails = await mailsFor(request, to);
    return mails.find((mail) => mail.subject === subject)?.text ?? '';
  };
  await expect.poll(find, `“${subject}” to ${to}`).not.toBe('');
  return find();
}

async function mailsFor(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get('/local/mailbox.json', { params: { to } });
  return (await answer.json()) as Mail[];
}
