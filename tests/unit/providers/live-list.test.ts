import { describe, expect, it, vi } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import { liveListMethods } from '#providers/data/staff/live-list.ts';
import type { LiveListWatcher, LivePage } from '#providers/data/staff/live-list.ts';
import type { DocumentQuery, DocumentRow } from '#providers/firebase/documents-query.ts';

const PAGE: LivePage = {
  pagination: { page: 1, perPage: 2 },
  sort: { field: 'lastActivity', order: 'DESC' },
  filter: {},
};

const rows = (...ids: string[]): DocumentRow[] => ids.map((id) => ({ id, data: { of: id } }));
const recordOf = (id: string) => ({ id, of: id });

/** Follows a page in a Firestore that says what the test says. */
async function follow(resource = 'userActivity', page = PAGE) {
  const asked: { collection: string; query: DocumentQuery }[] = [];
  const heard: {
    onRows?: (rows: DocumentRow[], isCurrent: boolean) => void;
    onError?: (error: unknown) => void;
  } = {};
  const end = vi.fn<() => void>();
  const count = vi.fn<(collection: string, where?: unknown) => Promise<number>>();
  const documents = {
    count,
    follow: (
      collection: string,
      query: DocumentQuery,
      onRows: (rows: DocumentRow[], isCurrent: boolean) => void,
      onError: (error: unknown) => void,
    ) => {
      asked.push({ collection, query });
      Object.assign(heard, { onRows, onError });
      return end;
    },
  };
  const watcher = {
    onRows: vi.fn<LiveListWatcher['onRows']>(),
    onTotal: vi.fn<LiveListWatcher['onTotal']>(),
    onError: vi.fn<LiveListWatcher['onError']>(),
  };
  const { followList } = liveListMethods(() => Promise.resolve(documents));
  const stop = await followList(resource, page, watcher);
  return { ...watcher, asked, heard, end, count, stop };
}

describe('a list of Firestore, live', () => {
  it('EN-03 follows the page that is asked for, and hears the rows as the list returns them', async () => {
    const { asked, heard, onRows } = await follow();
    const query = { where: [], orderBy: [['lastActivity', 'desc']], limit: 2 };
    expect(asked).toEqual([{ collection: 'userActivity', query }]);
    heard.onRows?.(rows('a'), true);
    expect(onRows).toHaveBeenLastCalledWith([recordOf('a')], true, 1);
  });

  it('DB-01 shows of the pages before it nothing', async () => {
    const page = { ...PAGE, pagination: { page: 2, perPage: 2 } };
    const { asked, heard, onRows } = await follow('userActivity', page);
    expect(asked[0]?.query.limit).toBe(4);
    heard.onRows?.(rows('a', 'b', 'c'), true);
    expect(onRows).toHaveBeenLastCalledWith([recordOf('c')], true, 3);
  });

  it('EN-01 profiles are the documents of `users`', async () => {
    const sort = { field: 'id', order: 'ASC' } as const;
    const { asked } = await follow('profiles', { ...PAGE, sort });
    expect(asked[0]).toMatchObject({ collection: 'users', query: { orderBy: [] } });
  });

  it('AD-07 what begins with a text is asked for as a range, in the order of its field', async () => {
    const filter = { userEmail_begins: 'om' };
    const { asked } = await follow('userActivity', { ...PAGE, filter });
    expect(asked[0]?.query).toEqual({
      where: [
        ['userEmail', '>=', 'om'],
        ['userEmail', '<', 'om\uf8ff'],
      ],
      orderBy: [['userEmail', 'asc']],
      limit: 2,
    });
  });

  it('EN-03 an empty cache is no proof, and tells no total', async () => {
    const { heard, onRows } = await follow();
    heard.onRows?.([], false);
    expect(onRows).not.toHaveBeenCalled();
    heard.onRows?.(rows('a'), false);
    expect(onRows).toHaveBeenLastCalledWith([recordOf('a')], false, undefined);
    heard.onRows?.([], true);
    expect(onRows).toHaveBeenLastCalledWith([], true, 0);
  });

  it('DB-01 counts again after a row came or went, when there may be more behind the page', async () => {
    const { heard, count, onRows, onTotal } = await follow();
    count.mockResolvedValue(7);
    heard.onRows?.(rows('a', 'b'), true);
    heard.onRows?.(rows('a', 'b'), true);
    expect(onRows).toHaveBeenLastCalledWith([recordOf('a'), recordOf('b')], true, undefined);
    expect(count).not.toHaveBeenCalled();
    heard.onRows?.(rows('c', 'a'), true);
    await until(() => expect(onTotal).toHaveBeenCalledExactlyOnceWith(7));
    expect(count).toHaveBeenCalledExactlyOnceWith('userActivity', []);
  });

  it('ER-04 tells a failure as the API would, and nothing after the end', async () => {
    const { heard, onError, stop, end } = await follow();
    heard.onError?.({ code: 'permission-denied', message: 'no' });
    expect(onError.mock.lastCall?.[0]).toMatchObject({ status: 403 });
    stop();
    heard.onError?.({ code: 'unavailable', message: 'no' });
    expect(end).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });
});
