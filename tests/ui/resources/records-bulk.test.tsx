import { buildBuyingGroup } from '#tests/fixtures/build-buying-group.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import BuyingGroups from '#resources/buying-groups/BuyingGroups.tsx';
import { fakeConnection } from '#tests/ui/fake-connection.ts';
import { showToSuper } from '#tests/ui/resources/show-to.tsx';
import { apiError, expectLoggedErrors, pagesOf } from './portal-harness.tsx';
import type { FakeMethods } from './portal-harness.tsx';

const PATH = '/admin/customer-management/buying-groups';

type Change = (resource: string, params: { data?: unknown }) => Promise<{ data: unknown }>;

function open(methods: FakeMethods & { update?: Change }, connection = fakeConnection()) {
  expectLoggedErrors();
  return showToSuper(<BuyingGroups />, `${PATH}/*`, methods, { at: PATH, connection });
}

const made = (name: string, version: number) =>
  Object.assign(buildBuyingGroup(name), { id: `g-${version}`, version, offered: false });

describe('many records of a kind at once', () => {
  it('AD-07 SE-08 gives the selected records one value, and tells which were refused and why', async () => {
    const groups = [made('Clear', 1), made('North', 2), made('South', 3)];
    const update = vi.fn<Change>((_resource, { data }) => {
      const { name } = data as { name: string };
      if (name === 'Clear') return Promise.resolve({ data });
      if (name === 'North') return Promise.reject(apiError(412, 'version-moved-on', {}));
      const errors = { name: { rule: 'taken', message: 'Taken' } };
      return Promise.reject(apiError(409, 'conflict', { errors }));
    });
    const { user } = open({ getList: pagesOf(groups), update });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Change 3 records' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 records?' }));
    for (const name of ['Clear', 'North', 'South']) expect(dialog.getByText(name)).toBeDefined();
    expect(dialog.getByRole('combobox', { name: 'Field to change' }).textContent).toBe(
      'Offered to applicants',
    );
    await user.click(dialog.getByRole('button', { name: 'Change 3 records' }));
    const results = within(await screen.findByRole('dialog'));
    expect(await results.findByText('1 record changed')).toBeDefined();
    expect(results.getByText('2 records were not changed')).toBeDefined();
    expect(results.getByText(/^Someone else changed it in the meantime/)).toBeDefined();
    expect(results.getByText(/^Name: Another record has this already/)).toBeDefined();
    const sent = update.mock.calls.map(([, { data }]) => data);
    expect(sent).toContainEqual({
      name: 'South',
      offered: true,
      billsMembers: false,
      freeShippingFromCents: null,
      version: 3,
    });
  });

  it('OR-10 exports the selected records', async () => {
    const groups = [0, 1].map((at) =>
      Object.assign(buildBuyingGroup('Clear'), { id: `g-${at}`, version: 1 }),
    );
    const download = vi.fn<(path: string) => Promise<void>>().mockResolvedValue();
    const { user } = open({ getList: pagesOf(groups) }, fakeConnection({ download }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Export 2 as CSV' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const { pathname, searchParams } = new URL(
      download.mock.calls[0]?.[0] ?? '',
      'https://lens.test',
    );
    expect(pathname).toBe('/buying-groups.csv');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ id: ['g-0', 'g-1'] });
  });
});
