import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import SuppressionList from '#resources/suppressions/SuppressionList.tsx';
import { fakeDataProvider, renderPage, type GetList } from '#tests/ui/resources/portal-harness.tsx';

describe('the suppressed addresses', () => {
  it('EM-03 says which of them there are none of', async () => {
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [], total: 0 });
    const { user } = renderPage({
      page: <SuppressionList />,
      path: '/suppressed',
      at: '/suppressed',
      dataProvider: fakeDataProvider({ getList }),
      roles: ['ADMIN', 'SUPERADMIN'],
    });
    expect(await screen.findByText(/^No address is suppressed/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Lifted' }));
    expect(await screen.findByText('No suppression has been lifted.')).toBeDefined();
  });
});
