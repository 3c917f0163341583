import { screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { Letter } from '#domain/schemas/letter.ts';
import EmailList from '#resources/emails/EmailList.tsx';
import { LetterProgress } from '#resources/letters/LetterProgress.tsx';
import { letterEmailsPath } from '#resources/shared/emails/email-path.ts';
import { buildLetter } from '#tests/fixtures/build-letter.ts';
import {
  fakeDataProvider,
  renderPage,
  type GetList,
  type GetOne,
} from '#tests/ui/resources/portal-harness.tsx';

const letter: Letter = buildLetter({ sent: 7, underway: 0, undelivered: 2 });
const BOUNCED = letterEmailsPath(letter.id, ['bounced', 'suppressed', 'failed', 'expired']);

describe('the emails of a letter', () => {
  it('EM-03 are behind its counts, unless there are none', async () => {
    renderPage({
      page: (
        <RecordContextProvider value={letter}>
          <LetterProgress />
        </RecordContextProvider>
      ),
      path: '/letter',
      at: '/letter',
      dataProvider: fakeDataProvider({
        getOne: vi.fn<GetOne>().mockResolvedValue({ data: letter }),
      }),
      roles: ['ADMIN', 'SUPERADMIN'],
    });
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sent: 7', letterEmailsPath(letter.id, ['sent'])],
      ['Did not arrive: 2', BOUNCED],
    ]);
    expect(screen.getByText('On their way: 0')).toBeDefined();
  });

  it('EM-03 are what the list has then, until a filter is taken away', async () => {
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [], total: 0 });
    const { user } = renderPage({
      page: <EmailList />,
      path: '/admin/email-management/messages',
      at: BOUNCED,
      dataProvider: fakeDataProvider({
        getList,
        getOne: vi.fn<GetOne>().mockResolvedValue({ data: letter }),
      }),
      roles: ['ADMIN', 'SUPERADMIN'],
    });
    const lastFilter = () => getList.mock.lastCall?.[1].filter;
    const chosen = await screen.findByRole('button', { pressed: true });
    expect(chosen.textContent).toBe('Bounced, Suppressed, Failed, Expired');
    expect(lastFilter()).toEqual({
      campaignId: letter.id,
      states: ['bounced', 'suppressed', 'failed', 'expired'],
    });
    await user.click(screen.getByRole('button', { name: 'Bounced' }));
    await waitFor(() => expect(lastFilter()).toEqual({ campaignId: letter.id, state: 'bounced' }));
    const chip = await screen.findByText(`Letter: ${letter.name}`);
    await user.click(screen.getByTestId('CancelIcon'));
    await waitFor(() => expect(lastFilter()).toEqual({ state: 'bounced' }));
    expect(chip.isConnected).toBe(false);
  });
});
