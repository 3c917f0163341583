import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newFitting } from '#domain/consultant/fitting-link/fitting-file.ts';
import { toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import ContactPage from '#src/consultant/contact/ContactPage.tsx';
import { Helpful } from '#src/consultant/ratings/Helpful.tsx';

/** A server that takes everything at once, with the failure of its next answer. */
function server(failure: HttpFailure | null = null, held = false) {
  let next = failure;
  const client = vi.fn<HttpClient>(async (path) => {
    const headers = new Headers();
    if (path === '/consultant/pass') {
      return { status: 200, headers, json: { pass: 'p', wait: { request: 0, rating: 0 } } };
    }
    const failed = next;
    next = null;
    if (failed) throw failed;
    return { status: 201, headers, json: { received: true, held } };
  });
  const sent = () =>
    client.mock.calls
      .filter(([path]) => path !== '/consultant/pass')
      .map(([path, { body = '{}' }]) => [path, JSON.parse(body) as Record<string, unknown>]);
  return { client, sent };
}

function show(content: React.ReactNode, client: HttpClient) {
  const runtime = { client } as unknown as Runtime;
  render(<RuntimeContext value={runtime}>{content}</RuntimeContext>);
}

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillIn() {
  type('Practice', 'Lakeside Eye Care');
  type('Your name', 'Dana Reyes');
  type('Email', ' dana@lakeside.test ');
  type('Question', 'My patient John Smith wears -3.00 -1.25 x 180');
}

it('VC-03 shows the question as it is sent, and sends no more', async () => {
  const { client, sent } = server();
  show(<ContactPage />, client);
  const preview = within(screen.getByRole('region', { name: 'The question as it is sent' }));
  expect(preview.getByText(/As soon as you write/)).toBeDefined();
  fillIn();
  const masked = 'My patient [name] wears -3.00 -1.25 x 180';
  expect(preview.getByText(masked)).toBeDefined();
  expect(preview.getByText('Masked: name.')).toBeDefined();
  press('Send to a consultant');
  const heading = await screen.findByRole('heading', { name: 'Your request is sent' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/at dana@lakeside\.test/)).toBeDefined();
  expect(sent()).toEqual([
    [
      '/consultant/requests',
      {
        website: '',
        practice: 'Lakeside Eye Care',
        contactName: 'Dana Reyes',
        email: 'dana@lakeside.test',
        phone: '',
        question: masked,
        language: 'en',
        fitting: '',
        pass: 'p',
      },
    ],
  ]);
  expect(JSON.stringify(client.mock.calls)).not.toContain('John');
});

it('VC-03 says that an answer may take longer on a day on which more is asked than usual', async () => {
  show(<ContactPage />, server(null, true).client);
  fillIn();
  press('Send to a consultant');
  await screen.findByRole('heading', { name: 'Your request is sent' });
  expect(screen.getByText(/the answer may take longer/)).toBeDefined();
});

it('VC-03 says what is missing beside its field, and leads to the first one', () => {
  const { client, sent } = server();
  show(<ContactPage />, client);
  press('Send to a consultant');
  const practice = screen.getByRole('textbox', { name: 'Practice' });
  expect(document.activeElement).toBe(practice);
  expect(practice.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter an email address or a phone number')).toBeDefined();
  expect(screen.getByText('Enter your question')).toBeDefined();
  type('Email', 'dana');
  expect(screen.getByText(/^Enter an email address, such as/)).toBeDefined();
  type('Email', '');
  type('Phone', '+1 555 0100');
  expect(screen.queryByText('Enter an email address or a phone number')).toBeNull();
  expect(sent()).toEqual([]);
});

it('VC-03 keeps what was typed after a failure, and sends it again', async () => {
  const { client, sent } = server(new HttpFailure('', 429));
  show(<ContactPage />, client);
  fillIn();
  press('Send to a consultant');
  expect((await screen.findByRole('alert')).textContent).toMatch(/was not sent/);
  press('Send to a consultant');
  await screen.findByRole('heading', { name: 'Your request is sent' });
  expect(sent()).toHaveLength(2);
});

it('VC-04 sends the fitting of the address, unless it is left out', async () => {
  const link = toFittingLink(newFitting('left'));
  history.replaceState(null, '', `/#fitting=${link}`);
  const { client, sent } = server();
  show(<ContactPage />, client);
  const fitting = within(
    await screen.findByRole('region', { name: 'Fitting that is sent with it' }),
  );
  expect(fitting.getByText(/^Left eye · 0 lenses/)).toBeDefined();
  const to = fitting.getByRole('link', { name: 'Open the fitting' }).getAttribute('href');
  expect(to).toBe(`/ampleye-virtual-consultant/fitting#fitting=${link}`);
  fillIn();
  press('Send to a consultant');
  await screen.findByRole('heading', { name: 'Your request is sent' });
  press('Ask something else');
  fillIn();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Send the fitting/ }));
  press('Send to a consultant');
  await screen.findByRole('heading', { name: 'Your request is sent' });
  expect(sent().map(([, body]) => (body as { fitting: string }).fitting)).toEqual([link, '']);
});

const ANSWER = {
  kind: 'answer',
  citations: [{ title: 'Guide', version: null, address: null, standing: 'maker', passage: null }],
} as const;

it('VC-03 requests and sends nothing before an answer is rated', async () => {
  const { client, sent } = server();
  show(<Helpful question="Mr. Smith, K 44/45" answer={ANSWER} intent="firstLens" />, client);
  expect(screen.getByText(/Only if you choose/)).toBeDefined();
  expect(client).not.toHaveBeenCalled();
  press('Yes');
  expect(await screen.findByText(/^Thank you/)).toBeDefined();
  expect(sent()).toMatchObject([
    [
      '/consultant/ratings',
      {
        helpful: true,
        reason: null,
        question: 'Mr. [name], K 44/45',
        kind: 'answer',
        intent: 'firstLens',
        citations: ['Guide'],
      },
    ],
  ]);
});

it('VC-03 asks why an answer did not help, and shows what is sent', async () => {
  const { client, sent } = server(new HttpFailure('', 429));
  show(<Helpful question="Mr. Smith, K 44/45" answer={ANSWER} intent={null} />, client);
  press('No');
  expect(client).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Something is missing' }));
  type(/^What did you expect/, 'MRN 44712 too');
  expect(screen.getByText('Mr. [name], K 44/45')).toBeDefined();
  expect(screen.getByText('MRN [record number] too')).toBeDefined();
  press('Send');
  expect(await screen.findByText(/^It could not be sent/)).toBeDefined();
  press('Send');
  await waitFor(() => expect(screen.getByText(/^Thank you/)).toBeDefined());
  expect(sent()[1]).toMatchObject([
    '/consultant/ratings',
    { helpful: false, reason: 'incomplete', comment: 'MRN [record number] too', intent: '' },
  ]);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
