import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Suppression } from '#domain/schemas/email.ts';
import SuppressionList from '#resources/suppressions/SuppressionList.tsx';
import { fakeDataProvider, renderPage, type GetList } from '#tests/ui/resources/portal-harness.tsx';

const bounced: Suppression = {
  id: 'ada@lens.test',
  reason: 'bounce',
  detail: 'HardBounce',
  count: 2,
  emailId: null,
  version: 1,
  firstAt: '2026-06-01T08:00:00.000Z',
  lastAt: '2026-06-02T08:00:00.000Z',
  liftedAt: null,
  liftedBy: '',
};

function renderList(data: Suppression[]) {
  return renderPage({
    page: <SuppressionList />,
    path: '/suppressed',
    at: '/suppressed',
    dataProvider: fakeDataProvider({
      getList: vi.fn<GetList>().mockResolvedValue({ data, total: data.length }),
    }),
    roles: ['ADMIN', 'SUPERADMIN'],
  });
}

describe('the suppressed addresses', () => {
  it('EM-03 says which of them there are none of', async () => {
    const { user } = renderList([]);
    expect(await screen.findByText(/^No address is suppressed/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Lifted' }));
    expect(await screen.findByText('No suppression has been lifted.')).toBeDefined();
  });

  it.each([
    ['HardBounce', 'The mailbox does not exist'],
    ['5.1.1', 'The mailbox does not exist'],
    ['5.1.99', 'The mail server refuses the address'],
    ['toString', 'The mail server refuses the address'],
  ])('EM-03 say in words why, and %s in the details only', async (detail, words) => {
    renderList([{ ...bounced, detail }]);
    expect(await screen.findByText(new RegExp(`^${words} · Times: 2`))).toBeDefined();
    const raw = screen.getAllByText(new RegExp(detail.replaceAll('.', String.raw`\.`)));
    expect(raw.map((element) => element.closest('details') !== null)).toEqual([true]);
  });
});
