import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { request as en } from '#providers/messages/en/public/request.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { deferred, showRequest, UNLINKED, type Answers } from './show-request.tsx';

const CLAIM = 'POST /api/customer/claim';

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

type Shown = ReturnType<typeof showRequest>;

async function claim({ user }: Pick<Shown, 'user'>, accountNumber = '100500'): Promise<void> {
  const figures = [
    [en.claim.accountNumber, accountNumber],
    [en.claim.zip, '97205'],
    [en.claim.invoiceNumber, 'INV-50017'],
  ] as const;
  for (const [name, value] of figures) fireEvent.change(await field(name), { target: { value } });
  await user.click(await button(en.claim.submit));
}

const refused = (status: number, rule: string): Answers => ({
  [CLAIM]: {
    status,
    json: {
      code: 'invalid',
      message: 'no',
      errors: { accountNumber: { rule, message: 'They do not belong together' } },
      requestId: 'req-1',
    },
  },
});

describe('who the page is for', () => {
  it('RT-04 names the sign-in, and lets it leave', async () => {
    const { user, at } = showRequest();
    expect(await screen.findAllByText(/practice@lens\.test/)).toHaveLength(2);
    await user.click(await button(textOf('entry')('logout')));
    await waitFor(() => expect(at()).toBe('/auth/login'));
  });

  it.each([
    ['AUTHENTICATED', '/customer/home'],
    ['EMAILNOTVERIFIED', '/auth/verify-email'],
    ['UNAUTHENTICATED', '/auth/login'],
  ] as const)('GD-01 sends %s to %s', async (authStatus, path) => {
    const { at } = showRequest({ states: [{ authStatus }] });
    await waitFor(() => expect(at()).toBe(path));
  });

  it('RT-04 GD-04 opens when the account number came meanwhile', async () => {
    const { user, at } = showRequest({ states: [UNLINKED, {}] });
    await user.click(await button(textOf('entry')('checkAgain')));
    await waitFor(() => expect(at()).toBe('/customer/home'));
  });

  it('UX-01 RT-04 has its two ways as tabs for the keyboard', async () => {
    const { user } = showRequest();
    (await screen.findByRole('tab', { name: en.claimTab })).focus();
    await user.keyboard('{ArrowRight}');
    const apply = screen.getByRole('tab', { name: en.applyTab });
    expect(document.activeElement).toBe(apply);
    expect(apply.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: en.applyTab })).toBeTruthy();
    await user.keyboard('{Home}');
    expect(screen.getByRole('tabpanel', { name: en.claimTab })).toBeTruthy();
    expect(screen.queryByRole('tabpanel', { name: en.applyTab })).toBeNull();
  });
});

describe('claiming an account', () => {
  it('RT-04 sends the three figures, and reads the session until the profile knows of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shown = showRequest({
      states: [UNLINKED, UNLINKED, {}],
      answers: { [CLAIM]: { json: { accountNumber: '100500' } } },
    });
    await claim(shown, '100 500');
    expect(shown.requests(CLAIM).map(({ body }) => body)).toEqual([
      { accountNumber: '100500', zip: '97205', invoiceNumber: 'INV-50017' },
    ]);
    // Says so as long as it waits.
    expect(await screen.findByText(/Account 100500 is linked/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(shown.at()).toBe('/customer/home');
  });

  it('SE-08 sends nothing while a figure is missing, and puts the focus there', async () => {
    const { user, requests } = showRequest();
    await user.type(await field(en.claim.accountNumber), '1005');
    await user.click(await button(en.claim.submit));
    expect(await screen.findByText(en.errors.accountNumber)).toBeTruthy();
    expect(screen.getAllByText(en.errors.required)).toHaveLength(2);
    const wrong = await field(en.claim.accountNumber);
    expect(document.activeElement).toBe(wrong);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(requests(CLAIM)).toHaveLength(0);
  });

  it('SE-01 tells one thing whatever was wrong, and lets try again', async () => {
    const shown = showRequest({ answers: refused(422, 'no-match') });
    await claim(shown);
    expect((await screen.findByRole('alert')).textContent).toBe(en.claim.noMatch);
    expect(screen.queryByText('They do not belong together')).toBeNull();
    await shown.user.click(await button(en.claim.submit));
    await waitFor(() => expect(shown.requests(CLAIM)).toHaveLength(2));
  });

  it('SE-08 shows what else the server refused beside its field', async () => {
    await claim(showRequest({ answers: refused(422, 'other') }));
    expect(await screen.findByText(en.errors.refused)).toBeTruthy();
    await waitFor(async () =>
      expect(document.activeElement).toBe(await field(en.claim.accountNumber)),
    );
  });

  it('SE-06 is held for as long as the server says, and told until when', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shown = showRequest({
      answers: { [CLAIM]: { status: 429, headers: { 'retry-after': '600' } } },
    });
    await claim(shown);
    expect((await screen.findByRole('alert')).textContent).toMatch(/at \d{1,2}:\d{2}/);
    expect(await button(en.claim.submit)).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(await button(en.claim.submit)).toHaveProperty('disabled', false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('RT-04 goes on when the user belongs to an account already', async () => {
    const shown = showRequest({ states: [UNLINKED, {}], answers: { [CLAIM]: { status: 409 } } });
    await claim(shown);
    await waitFor(() => expect(shown.at()).toBe('/customer/home'));
  });

  it.each([
    ['no connection', 0, en.failures.offline],
    ['a failing server', 500, en.failures.other],
  ])('ER-02 SE-08 %s loses nothing that was typed', async (_name, status, text) => {
    const answer = () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return { status, json: { code: 'internal', message: 'x', requestId: 'req-7' } };
    };
    const shown = showRequest({ answers: { [CLAIM]: answer } });
    await claim(shown);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(alert.textContent?.includes('req-7')).toBe(status === 500);
    expect((await field(en.claim.zip)).value).toBe('97205');
    expect(shown.endSession).not.toHaveBeenCalled();
  });

  it('is sent once however often the button is pressed', async () => {
    const { promise, resolve } = deferred<{ json: unknown }>();
    const shown = showRequest({ answers: { [CLAIM]: () => promise } });
    await claim(shown);
    const busy = await button(en.claim.busy);
    expect(busy).toHaveProperty('disabled', true);
    await shown.user.type(await field(en.claim.zip), '{Enter}');
    expect(shown.requests(CLAIM)).toHaveLength(1);
    resolve({ json: { accountNumber: '100500' } });
    expect(await screen.findByText(/is linked/)).toBeTruthy();
  });
});
