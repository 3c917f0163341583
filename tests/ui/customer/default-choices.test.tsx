import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AccountChoices } from '#domain/emails/notices/notice.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { DefaultChoices } from '#resources/event-choices/parts/DefaultChoices.tsx';
import { answerOf, fakeConnection } from '../fake-connection.ts';
import { apiError } from '../resources/portal-harness.tsx';
import { showToPractice } from '../resources/show-to.tsx';

/** A server that keeps the defaults of the account, in versions. */
function serverWith(stored: AccountChoices) {
  const kept = { stored };
  const client: HttpClient = (_path, { method = 'GET', headers, body = '' }) => {
    if (method === 'GET') return Promise.resolve(answerOf(kept.stored));
    const version = new Headers(headers).get('if-match');
    if (version !== `"${kept.stored.version}"`)
      return Promise.reject(apiError(412, 'version-moved-on'));
    kept.stored = { ...(JSON.parse(body) as AccountChoices), version: kept.stored.version + 1 };
    return Promise.resolve(answerOf(kept.stored));
  };
  return { kept, client: vi.fn<HttpClient>(client) };
}

async function show(stored: AccountChoices) {
  const { kept, client } = serverWith(stored);
  const { user } = showToPractice(
    <DefaultChoices accountNumber="100200" />,
    '/customer/profile',
    {},
    { connection: fakeConnection({ client }) },
  );
  await waitFor(() => expect(email('Order shipped').disabled).toBe(false));
  return { user, kept };
}

const email = (event: string) => screen.getByLabelText<HTMLSelectElement>(`Email: ${event}`);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save defaults' });

describe('AD-15 the defaults of a practice, changed by two owners at once', () => {
  it('keep what only one changed, and ask for what both did', async () => {
    const { user, kept } = await show({ choices: {}, version: 1 });
    await user.selectOptions(email('Order shipped'), 'Off');
    await user.selectOptions(email('Order approved'), 'Off');
    const daily = { email: 'daily', bell: false } as const;
    kept.stored = { choices: { orderShipped: daily, orderRejected: daily }, version: 2 };
    await user.click(save());
    expect(
      await screen.findByText('Order shipped: someone else set Email: Daily summary.'),
    ).toBeDefined();
    expect(email('Order rejected').value).toBe('daily');
    expect(email('Order approved').value).toBe('off');
    expect(email('Order shipped').value).toBe('off');
    expect(save().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(email('Order shipped').value).toBe('daily');
    await user.click(save());
    await waitFor(() => expect(kept.stored.version).toBe(3));
    expect(kept.stored.choices).toMatchObject({
      orderShipped: daily,
      orderRejected: daily,
      orderApproved: { email: 'off' },
    });
  });
});
