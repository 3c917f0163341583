import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#providers/http/http.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import { WriteToLab } from '#src/customer/home/WriteToLab.tsx';
import { answerOf } from '../fake-connection.ts';
import { openDialog } from '../resources/open-dialog.ts';
import { apiError, lostConnection } from '../resources/portal-harness.tsx';
import { showToPractice } from '../resources/show-to.tsx';

const LAB = ['lab@maker.test', 'office@maker.test'];
const SENDS = 'Send message';

/** Shows the button with a server that has these addresses and answers to the email. */
function show(post: () => Promise<unknown> = () => Promise.resolve(true), addresses = LAB) {
  const client = vi.fn<HttpClient>(async (path) =>
    answerOf(path === '/customer/lab-addresses' ? addresses : await post()),
  );
  const runtime = { client } as Partial<Runtime> as Runtime;
  const view = showToPractice(
    <RuntimeContext value={runtime}>
      <WriteToLab />
    </RuntimeContext>,
    '/customer/home',
  );
  const sent = () =>
    client.mock.calls
      .filter(([, options]) => options?.method === 'POST')
      .map(([, options]): unknown => JSON.parse(String(options?.body)));
  /** The idempotency keys of the requests. */
  const keys = () =>
    client.mock.calls
      .filter(([, options]) => options?.method === 'POST')
      .map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
  return { ...view, sent, keys };
}

type Shown = ReturnType<typeof show>;

async function open({ user }: Shown) {
  const dialog = await openDialog(user, 'Write to the lab', 'Write to the lab');
  const subject = dialog.getByRole('textbox', { name: 'Subject' });
  await waitFor(() => expect(document.activeElement).toBe(subject));
  return { dialog, subject, body: dialog.getByRole('textbox', { name: 'Message' }) };
}

async function write(shown: Shown) {
  const opened = await open(shown);
  await shown.user.type(opened.subject, 'Late parcel');
  await shown.user.type(opened.body, 'Where is it?');
  await shown.user.click(opened.dialog.getByRole('button', { name: SENDS }));
  return opened;
}

describe('RS-03 an email to the lab', () => {
  it('RS-03 names both fields that are blank, and sends nothing', async () => {
    const shown = show();
    const { dialog, subject, body } = await open(shown);
    await shown.user.type(subject, '   ');
    await shown.user.click(dialog.getByRole('button', { name: SENDS }));
    expect(await dialog.findAllByText('Fill in this field')).toHaveLength(2);
    for (const field of [subject, body]) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
    }
    await shown.user.type(subject, 'Late parcel');
    await shown.user.click(dialog.getByRole('button', { name: SENDS }));
    expect(await dialog.findAllByText('Fill in this field')).toHaveLength(1);
    expect(shown.sent()).toEqual([]);
  });

  it('SE-10 says that a subject changes the direction of text, and sends nothing', async () => {
    const shown = show();
    const { dialog, subject, body } = await open(shown);
    await shown.user.click(subject);
    await shown.user.paste('Late \u202elecrap');
    await shown.user.type(body, 'Where is it?');
    await shown.user.click(dialog.getByRole('button', { name: SENDS }));
    expect(await dialog.findByText(/changes the direction of text/)).toBeDefined();
    expect(dialog.queryByText('Fill in this field')).toBeNull();
    expect(shown.sent()).toEqual([]);
  });

  it('RS-03 goes to all addresses of the lab, closes, and gives the focus back', async () => {
    const shown = show();
    await write(shown);
    expect(await screen.findByText('Your message is on its way to the lab.')).toBeDefined();
    expect(shown.sent()).toEqual([
      { recipients: LAB.join(';'), subject: 'Late parcel', body: 'Where is it?' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Write to the lab' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('RS-03 UX-04 says what failed, keeps what was typed, and sends it at the second try', async () => {
    const post = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(apiError(503, 'unavailable'))
      .mockRejectedValueOnce(lostConnection())
      .mockResolvedValue(true);
    const shown = show(post);
    const { dialog, subject, body } = await write(shown);
    expect(await dialog.findByText('Reference ID: req-1')).toBeDefined();
    await shown.user.click(dialog.getByRole('button', { name: SENDS }));
    await waitFor(() => expect(dialog.queryByText('Reference ID: req-1')).toBeNull());
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect([subject, body].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Late parcel',
      'Where is it?',
    ]);
    await shown.user.click(dialog.getByRole('button', { name: SENDS }));
    expect(await screen.findByText('Your message is on its way to the lab.')).toBeDefined();
    expect(post).toHaveBeenCalledTimes(3);
    // The lab gets one email, also where an answer was lost.
    expect(new Set(shown.keys()).size).toBe(1);
    expect(shown.keys()[0]).toBeTruthy();
  });

  it('RS-03 UX-04 says to call where the lab has no address, and sends nothing', async () => {
    const shown = show(undefined, []);
    const dialog = await openDialog(shown.user, 'Write to the lab', 'Write to the lab');
    expect(await dialog.findByText(/Call it instead/)).toBeDefined();
    expect(dialog.queryAllByRole('textbox')).toEqual([]);
    expect(dialog.getByRole('button', { name: SENDS })).toHaveProperty('disabled', true);
    expect(shown.sent()).toEqual([]);
  });
});
