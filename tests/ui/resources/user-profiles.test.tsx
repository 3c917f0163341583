import { act, screen, waitFor } from '@testing-library/react';
import { type RaRecord, ResourceContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { requireTaken } from '#providers/data/firestore-taken.ts';
import type { LiveListWatcher, LivePage } from '#providers/data/staff/live-list.ts';
import { FileError } from '#providers/firebase/file-errors.ts';
import Profiles from '#resources/users/Profiles.tsx';
import { UserFiles } from '#resources/users/show/UserFiles.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';
import { expectLoggedErrors } from './portal-harness.tsx';
import type { GetList } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';
import { type List, noFiles, withFiles } from './with-files.tsx';

const PAULA = {
  id: 'uid-paula',
  uid: 'uid-paula',
  email: 'paula@lens.test',
  firstName: 'Paula',
  lastName: 'Practice',
  company: 'Practice Ltd',
  accountNumber: '100200',
  termsAcceptedDate: '2026-11-20T10:00:00.000Z',
};

function show(first: RaRecord[], query = '') {
  const watchers: (LiveListWatcher & { asked: LivePage })[] = [];
  const getList = vi.fn<GetList>(async (resource, params) => {
    requireTaken(resource, params);
    return Promise.resolve({ data: first, total: first.length });
  });
  const followList = async (resource: string, asked: LivePage, watcher: LiveListWatcher) => {
    requireTaken(resource, asked);
    watchers.push({ ...watcher, asked });
    return Promise.resolve(() => undefined);
  };
  const view = showToSuper(
    <ResourceContextProvider value="profiles">
      <Profiles />
    </ResourceContextProvider>,
    '/admin/user-management/profiles',
    { getList, followList },
    { at: `/admin/user-management/profiles${query}` },
  );
  return { ...view, getList, watchers };
}

const rowOf = (email: string) => screen.getByRole('cell', { name: email }).closest('tr');

describe('the profiles of the users', () => {
  it('EN-01 DB-03 lists them, each leading to its user, and changes by itself', async () => {
    const { getList, watchers } = show([PAULA]);
    const link = await screen.findByRole('link', { name: 'paula@lens.test' });
    expect(link.getAttribute('href')).toBe('/admin/user-management/uid-paula');
    expect(rowOf('paula@lens.test')?.textContent).toContain('Paula PracticePractice Ltd100200');
    expect(getList.mock.lastCall).toMatchObject([
      'profiles',
      { sort: { field: 'email', order: 'ASC' }, pagination: { page: 1, perPage: 25 } },
    ]);
    await waitFor(() => expect(watchers).toHaveLength(1));
    const moved = { ...PAULA, company: 'Elsewhere Ltd' };
    act(() => watchers[0]?.onRows([moved], true, 1));
    await waitFor(() => expect(rowOf('paula@lens.test')?.textContent).toContain('Elsewhere Ltd'));
    expect(getList).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'filter',
      { color: 'red', email_begins: 'pa' },
      /a filter that this list does not have.*: color\./,
    ],
    [
      'value',
      { company: { a: 1 }, email_begins: 'pa' },
      /a value that it does not take: company\./,
    ],
    ['value', { phone_begins: 5, email_begins: 'pa' }, /a value that .*: phone_begins\./],
  ])(
    'SE-08 UX-04 names a %s of the address that the list does not have, and clears it alone',
    async (_what, filter, says) => {
      expectLoggedErrors();
      const asked = encodeURIComponent(JSON.stringify(filter));
      const { user, getList, watchers } = show([PAULA], `?filter=${asked}`);
      expect(await screen.findByText(says)).toBeDefined();
      expect(watchers).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect(await screen.findByRole('link', { name: 'paula@lens.test' })).toBeDefined();
      expect(screen.queryByText(says)).toBeNull();
      expect(getList.mock.lastCall?.[1].filter).toEqual({ email_begins: 'pa' });
      await waitFor(() => expect(watchers.at(-1)?.asked.filter).toEqual({ email_begins: 'pa' }));
    },
  );

  it('SE-08 goes back to the first sort when the list has no such order', async () => {
    expectLoggedErrors();
    const { user, getList } = show([PAULA], '?sort=color&order=DESC');
    expect(await screen.findByText(/an order that this list does not have/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('link', { name: 'paula@lens.test' })).toBeDefined();
    expect(getList.mock.lastCall?.[1].sort).toEqual({ field: 'email', order: 'ASC' });
  });

  it('SE-05 a document that cannot be read is a row that leads to its user', async () => {
    show([{ id: 'uid-odd', email: 5 }]);
    const link = await screen.findByRole('link', { name: 'Unknown' });
    expect(link.getAttribute('href')).toBe('/admin/user-management/uid-odd');
  });

  it('UX-03 shows cards on a phone', async () => {
    stubNarrowScreen();
    show([PAULA]);
    const list = await screen.findByRole('list', { name: 'Profiles of the users' });
    await waitFor(() => expect(list.textContent).toContain('Paula Practice · Practice Ltd100200'));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

function showFiles(list: List) {
  return showToSuper(withFiles(<UserFiles uid="uid-paula" />, list), '/');
}

describe('the files of a user', () => {
  it('DB-02 EN-07 lists the files of their folder with name, size, type and link, page by page', async () => {
    const licence = { name: 'licence.pdf', size: 1_468_006, type: 'application/pdf' };
    const card = { name: 'card.png', size: 900, type: 'image/png' };
    const list = vi
      .fn<List>()
      .mockResolvedValueOnce({
        files: [{ ...licence, url: 'https://files.test/l' }],
        next: 'page-2',
      })
      .mockResolvedValueOnce({ files: [{ ...card, url: 'https://files.test/c' }], next: null });
    const { user } = showFiles(list);
    const link = await screen.findByRole('link', { name: 'licence.pdf' });
    expect(link.getAttribute('href')).toBe('https://files.test/l');
    expect(screen.getByText('1.4 MB · PDF')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show more files' }));
    await screen.findByRole('link', { name: 'card.png' });
    expect(screen.getByText('1 kB · PNG')).toBeDefined();
    expect(list.mock.calls).toEqual([
      ['users/uid-paula', { after: null }],
      ['users/uid-paula', { after: 'page-2' }],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more files' })).toBeNull();
  });

  it('DB-02 EN-07 says when there are no files, or when they cannot be listed, and tries again', async () => {
    const refused = new FileError('unauthorized');
    const list = vi.fn<List>().mockRejectedValueOnce(refused).mockImplementation(noFiles);
    const { user } = showFiles(list);
    await screen.findByText('The files could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No files.')).toBeDefined();
  });
});
