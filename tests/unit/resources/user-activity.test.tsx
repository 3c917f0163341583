// @vitest-environment jsdom
import type { GetList } from '#tests/unit/resources/portal-harness.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import UserActivityList from '#resources/user-activity/UserActivityList.tsx';
import { fakeDataProvider, renderPage } from '#tests/unit/resources/portal-harness.tsx';

const activity = {
  id: 'uid-1',
  userEmail: 'ana@lens.test',
  userRole: 'admin',
  status: 'active',
  lastActivity: '2026-01-15T09:30:00.000Z',
  device: { type: 'desktop', os: 'Windows', osVersion: '11' },
  browser: { name: 'Edge', version: '140' },
  session: { currentRoute: '/admin/home' },
};

function show(data: unknown[]) {
  const getList = vi.fn<GetList>().mockResolvedValue({ data, total: data.length });
  renderPage({
    page: <UserActivityList />,
    path: '/admin/user-management',
    dataProvider: fakeDataProvider({ getList }),
    roles: ['ADMIN', 'SUPERADMIN'],
  });
  return getList;
}

describe('the list of user activity', () => {
  it('EN-03 shows who, role, status, device, time and page, latest first', async () => {
    const getList = show([activity]);
    const row = (await screen.findByRole('cell', { name: 'ana@lens.test' })).closest('tr');
    expect(row?.textContent).toContain('AdminActiveComputer · Windows · EdgeJan 15, 2026');
    expect(row?.textContent).toContain('/admin/home');
    expect(getList).toHaveBeenCalledWith(
      'userActivity',
      expect.objectContaining({ sort: { field: 'lastActivity', order: 'DESC' } }),
    );
  });

  it('EN-03 shows a document that lacks most of its fields', async () => {
    show([{ id: 'uid-2', userEmail: 'old@lens.test' }]);
    const row = (await screen.findByRole('cell', { name: 'old@lens.test' })).closest('tr');
    expect(row?.textContent).toContain('Unknown');
  });

  it('UX-04 says so when nobody has used the portal', async () => {
    show([]);
    expect(await screen.findByText(/Nobody has used the portal yet/)).toBeDefined();
  });
});
