import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi, type Mock } from 'vitest';
import LensList from '#resources/lenses/LensList.tsx';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { choose, listOf, type GetList } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

function show(getList: Mock<GetList>, locale?: 'es') {
  return showToSuper(<LensList />, '/admin/lens-management', { getList }, { locale });
}

describe('the catalogue', () => {
  it('AD-02 shows name, family, version, number of parameters, offered and price', async () => {
    show(listOf({ ...gpSphere, version: 2, offered: false }));
    const link = await screen.findByRole('link', { name: 'GP Sphere' });
    expect(link.getAttribute('href')).toContain('/admin/lens-management/gp-sphere');
    const cells = link.closest('tr')?.querySelectorAll('td') ?? [];
    expect([...cells].map((cell) => cell.textContent)).toEqual([
      'GP Sphere',
      'GP sphere',
      '2',
      String(gpSphere.parameters.length),
      'Not offered',
      '$75.00',
    ]);
  });

  it('AD-02 sorts and pages on the server', async () => {
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [gpSphere], total: 60 });
    const { user } = show(getList);
    await screen.findByRole('link', { name: 'GP Sphere' });
    expect(getList.mock.lastCall).toMatchObject([
      'lenses',
      { sort: { field: 'name', order: 'ASC' } },
    ]);
    await user.click(screen.getByRole('button', { name: /Sort by family/i }));
    const byFamily = { field: 'family', order: 'ASC' };
    await waitFor(() => expect(getList.mock.lastCall?.[1].sort).toEqual(byFamily));
    await user.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].pagination?.page).toBe(2));
    expect(screen.queryByRole('button', { name: /Sort by price/i })).toBeNull();
  });

  it('AD-03 filters by family and by whether a lens is offered', async () => {
    const getList = listOf(gpSphere);
    const { user, location } = show(getList);
    await screen.findByRole('link', { name: 'GP Sphere' });
    await choose(user, 'Family', 'Scleral');
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ family: 'scleral' }));
    await choose(user, 'Offered', 'Not offered');
    const both = { family: 'scleral', offered: false };
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual(both));
    await choose(user, 'Offered', 'All');
    // The list was read a moment ago and is not asked for again: the address tells.
    await waitFor(() => expect(location.search).not.toContain('offered'));
    expect(location.search).toContain('scleral');
  });

  it('UX-03 shows cards instead of a table on a phone', async () => {
    stubNarrowScreen();
    show(listOf(gpSphere));
    const list = await screen.findByRole('list', { name: 'Lenses' });
    await within(list).findByRole('link', { name: 'GP Sphere' });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
