import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import BuyingGroups from '#resources/buying-groups/BuyingGroups.tsx';
import { buildBuyingGroup } from '../../fixtures/build-buying-group.ts';
import { apiError, expectLoggedErrors, pagesOf } from './portal-harness.tsx';
import type { FakeMethods, GetList } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management/buying-groups';
const CREATED = {
  at: '2026-11-19T15:00:00.000Z',
  actor: 'Sofia Superwell',
  action: 'create',
  before: {},
  after: { name: 'Clear', offered: false },
};
const GROUP = { ...buildBuyingGroup('Clear Sight'), id: 'g-1', version: 1, accounts: 12 };

type Change = (
  resource: string,
  params: { data?: unknown; previousData?: unknown },
) => Promise<{ data: unknown; total?: number }>;
type Writes = Partial<
  Record<'create' | 'update' | 'delete' | 'getMany' | 'getManyReference', Change>
>;

function open(at: string, methods: FakeMethods & Writes = {}, locale: 'en' | 'es' = 'en') {
  expectLoggedErrors();
  return showToSuper(
    <BuyingGroups />,
    `${PATH}/*`,
    {
      getList: () => Promise.resolve({ data: [GROUP], total: 1 }),
      getOne: () => Promise.resolve({ data: GROUP }),
      ...methods,
    },
    { at: `${PATH}${at}`, locale },
  );
}

const saveButton = () => screen.findByRole('button', { name: 'Save' });

/** What acts on many, also where it is hidden. */
const buttons = () => screen.queryAllByRole('button', { name: /Delete|selection/, hidden: true });

describe('the pages of a kind of record', () => {
  it('AD-07 UX-04 the list searches and filters on the server, and offers to clear both', async () => {
    const getList = vi.fn<GetList>(() => Promise.resolve({ data: [], total: 0 }));
    const { user } = open('', { getList });
    await screen.findByText('There is no buying group yet.');
    await user.type(screen.getByRole('textbox', { name: 'Search by name' }), 'north');
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await screen.findByText('There is no buying group yet.');
    const searches = getList.mock.calls.map(([, params]) => params);
    expect(searches).toContainEqual(
      expect.objectContaining({
        filter: { q: 'north' },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: 25 },
      }),
    );
  });

  it('SE-08 UX-04 names a filter of the address that the list does not have, and clears it alone', async () => {
    const refused = apiError(400, 'bad-request', {
      errors: { 'filter.color': { rule: 'unrecognized_keys', message: 'Unrecognized key' } },
    });
    const getList = vi.fn<GetList>((_resource, { filter }) =>
      'color' in filter ? Promise.reject(refused) : Promise.resolve({ data: [GROUP], total: 1 }),
    );
    const asked = encodeURIComponent(JSON.stringify({ color: 'red', offered: true }));
    const { user } = open(`?filter=${asked}`, { getList });
    expect(
      await screen.findByText(/a filter that this list does not have.*: color\./),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Clear Sight')).toBeDefined();
    expect(getList.mock.lastCall?.[1].filter).toEqual({ offered: true });
  });

  it('SE-08 goes back to the first sort when the list has no such order', async () => {
    const refused = apiError(400, 'bad-request', {
      errors: { 'sort.0': { rule: 'invalid_value', message: 'Invalid option' } },
    });
    const getList = vi.fn<GetList>((_resource, { sort }) =>
      sort?.field === 'color'
        ? Promise.reject(refused)
        : Promise.resolve({ data: [GROUP], total: 1 }),
    );
    const { user } = open('?sort=color&order=DESC', { getList });
    expect(await screen.findByText(/an order that this list does not have/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Clear Sight')).toBeDefined();
    expect(getList.mock.lastCall?.[1].sort).toEqual({ field: 'name', order: 'ASC' });
  });

  it('AD-07 a new record names what is missing, shows what the server refuses, and keeps what is typed', async () => {
    const create = vi
      .fn<Change>()
      .mockRejectedValueOnce(
        apiError(409, 'conflict', { errors: { name: { rule: 'taken', message: 'Taken' } } }),
      )
      .mockResolvedValueOnce({ data: { ...GROUP, id: 'g-2', name: 'Clear Sights' } });
    const { user, location } = open('/create', { create });
    await user.click(await saveButton());
    await screen.findByText('Fill in this field');
    expect(create).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Clear Sight');
    await user.click(await saveButton());
    await screen.findByText('Another record has this already. Choose another.');
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 's');
    await user.click(await saveButton());
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/g-2/show`));
    expect(create.mock.calls.map(([, { data }]) => data)).toEqual([
      buildBuyingGroup('Clear Sight'),
      buildBuyingGroup('Clear Sights'),
    ]);
  });

  it('AD-15 an edit of a version that moved on keeps what one changed, and asks for what both did', async () => {
    const theirs = { ...GROUP, version: 4, name: 'Theirs', offered: false };
    const later = { ...theirs, version: 5, offered: true };
    const update = vi
      .fn<Change>()
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current: theirs }))
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current: theirs }))
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current: later }))
      .mockResolvedValueOnce({ data: { ...later, version: 6 } });
    const { user, location } = open('/g-1', { update });
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Mine');
    const asked = async () => {
      await user.click(await saveButton());
      return within(await screen.findByRole('dialog'));
    };
    const first = await asked();
    expect(first.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(first.getByRole('listitem').textContent).toMatch(/: No$/);
    expect(first.getByRole('button', { name: 'Use these values' })).toHaveProperty(
      'disabled',
      true,
    );
    // Closed, it changes nothing.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name).toHaveProperty('value', 'Mine');

    const again = await asked();
    await user.click(again.getByRole('radio', { name: 'Yours: Mine' }));
    await user.click(again.getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was merged is no change of one's own: of a later version nothing is asked.
    const third = await asked();
    expect(third.queryAllByRole('radio')).toEqual([]);
    expect(third.getByRole('listitem').textContent).toMatch(/: Yes$/);
    await user.click(third.getByRole('button', { name: 'Use these values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await saveButton());
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/g-1/show`));
    const sent = update.mock.calls.map(([, { data }]) => data);
    expect(sent).toMatchObject([
      { name: 'Mine', offered: true, version: 1 },
      { name: 'Mine', offered: true, version: 1 },
      { name: 'Mine', offered: false, version: 4 },
      { name: 'Mine', offered: true, version: 5 },
    ]);
  });

  it('AD-07 an edit starts from the present record, not from the row of the list', async () => {
    const newer = { ...GROUP, version: 3, name: 'Clear Sight of Ohio' };
    const update = vi.fn<Change>().mockResolvedValueOnce({ data: { ...newer, version: 4 } });
    const { user, navigate } = open('', { getOne: () => Promise.resolve({ data: newer }), update });
    await screen.findByRole('link', { name: 'Clear Sight' });
    navigate(`${PATH}/g-1`);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    expect(name).toHaveProperty('value', 'Clear Sight of Ohio');
    await user.type(name, '!');
    await user.click(await saveButton());
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      data: { name: 'Clear Sight of Ohio!', version: 3 },
    });
  });

  it('AD-07 a record that others refer to says why it was not deleted', async () => {
    const inUse = { rule: 'in-use', message: 'In use', value: 'customers' };
    const remove = vi
      .fn<Change>()
      .mockRejectedValueOnce(apiError(409, 'conflict', { errors: { id: inUse } }));
    const { user } = open('/g-1/show', { delete: remove });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete the buying group Clear Sight?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('It cannot be deleted, because other records refer to it.');
    expect(remove.mock.calls[0]?.[1]).toMatchObject({ id: 'g-1', previousData: GROUP });
  });

  it('AD-07 several are deleted at once, each in its version; what was refused says why', async () => {
    const other = { ...GROUP, id: 'g-2', version: 7, name: 'Northern', accounts: 0 };
    const inUse = { rule: 'in-use', message: 'In use', value: 'customers' };
    const remove = vi.fn<Change>((_resource, { previousData }) =>
      previousData === GROUP
        ? Promise.reject(apiError(409, 'conflict', { errors: { id: inUse } }))
        : Promise.resolve({ data: other }),
    );
    const { user } = open('', {
      getList: () => Promise.resolve({ data: [GROUP, other], total: 2 }),
      getMany: () => Promise.resolve({ data: [GROUP, other] }),
      delete: remove,
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Clear Sight' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Northern' }));
    const [bar] = await screen.findAllByRole('button', { name: 'Delete 2 records' });
    await user.click(bar ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete 2 records' }));
    await screen.findByText('1 record deleted');
    expect(screen.getByText('1 record was not deleted')).toBeTruthy();
    screen.getByText('It cannot be deleted, because other records refer to it.');
    expect(remove.mock.calls.map(([, params]) => params)).toEqual([
      { id: 'g-1', previousData: GROUP },
      { id: 'g-2', previousData: other },
    ]);
  });

  it('UX-01 has nothing of the actions on many, neither to see nor to tab to, before one is selected', async () => {
    const { user } = open('');
    const box = await screen.findByRole('checkbox', { name: 'Select Clear Sight' });
    expect(buttons()).toEqual([]);
    await user.click(box);
    expect(buttons()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(buttons()).toEqual([]);
  });

  it('AD-07 selects what matches on all pages, in requests that the server answers', async () => {
    const groups = Array.from({ length: 230 }, (_, at) => ({ ...GROUP, id: `g-${at}` }));
    const getList = pagesOf(groups);
    const { user } = open('?perPage=5', { getList });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Select all 230' }));
    expect(await screen.findByRole('button', { name: 'Delete 230 records' })).toBeTruthy();
    const pages = getList.mock.calls.map(([, { pagination }]) => pagination?.perPage ?? 0);
    expect(pages.filter((perPage) => perPage === 100)).toHaveLength(3);
    expect(Math.max(...pages)).toBe(100);
  });

  it('SE-03 UX-02 the history names each change with its values, in the language', async () => {
    const changes = [
      {
        id: 2,
        at: '2026-11-20T15:00:00.000Z',
        actor: 'Sofia Superwell',
        action: 'edit',
        before: { name: 'Clear', offered: false },
        after: { name: 'Clear Sight', offered: true },
      },
      { ...CREATED, id: 1 },
    ];
    const getManyReference = vi.fn<Change>(() => Promise.resolve({ data: changes, total: 2 }));
    const { user } = open('/g-1/show', { getManyReference }, 'es');
    await user.click(await screen.findByRole('tab', { name: 'Historial' }));
    await screen.findByText('Nombre: de “Clear” a “Clear Sight”');
    expect(screen.getByText('Se ofrece a los solicitantes: de “No” a “Sí”')).toBeTruthy();
    expect(screen.getByText('Creación')).toBeTruthy();
    expect(getManyReference.mock.calls[0]).toMatchObject([
      'record-changes',
      { target: 'recordId', id: 'g-1', filter: { resource: 'buying-groups' } },
    ]);
  });
});
