import type { FilterPayload, PaginationPayload, RaRecord, SortPayload } from 'react-admin';
import type { DocumentQuery, DocumentRow } from '../../firebase/documents-query.ts';
import type { Documents } from '../../firebase/documents.ts';
import { toHttpFailure } from '../../firebase/firestore-failure.ts';
import { collectionOf, filtersOf, ID, orderOf } from '../firestore-filter.ts';

/** A page of a list, as react-admin asks for it. */
export interface LivePage {
  pagination: PaginationPayload;
  sort: SortPayload;
  filter: FilterPayload;
}

export interface LiveListWatcher {
  /**
   * The rows of the page; `isCurrent` is false while they come from this browser's cache and the server has not
   * confirmed them. The total is there when the rows show it: when there is nothing behind this page.
   */
  onRows: (rows: RaRecord[], isCurrent: boolean, total: number | undefined) => void;
  /** The total, counted by the server after a row came or went. */
  onTotal: (total: number) => void;
  /** Called with an HttpFailure when the listener has ended; nothing follows. */
  onError: (error: unknown) => void;
}

export interface LiveListMethods {
  /**
   * Listens to a page of a Firestore list, with the rows that `getList` returns. Returns a function that stops it.
   * @throws HttpFailure 400 for what the list does not have
   */
  followList: (resource: string, page: LivePage, watcher: LiveListWatcher) => Promise<() => void>;
}

type OpenDocuments = () => Promise<Pick<Documents, 'follow' | 'count'>>;

function queryOf({ pagination, sort, filter }: LivePage): DocumentQuery {
  const { fields, direction } = orderOf({ filter, sort });
  return {
    where: filtersOf(filter),
    // By the id it sorts anyway.
    orderBy: fields.filter((field) => field !== ID).map((field) => [field, direction]),
    limit: pagination.page * pagination.perPage,
  };
}

const recordOf = ({ id, data }: DocumentRow): RaRecord => ({ ...data, id });

const idsOf = (documents: readonly DocumentRow[]) => documents.map(({ id }) => id).join();

/** What react-admin's lists of Firestore have beyond a plain data provider. */
export function liveListMethods(open: OpenDocuments): LiveListMethods {
  return {
    followList: async (resource, asked, { onRows, onTotal, onError }) => {
      // Every page of staff has this file, and two lists need the check.
      const { requireTaken } = await import('../firestore-taken.ts');
      requireTaken(resource, asked);
      const documents = await open();
      const wanted = queryOf(asked);
      const { page, perPage } = asked.pagination;
      const collection = collectionOf(resource);
      let known = '';
      let isOver = false;
      const fail = (error: unknown) => !isOver && onError(toHttpFailure(error));
      const countAgain = async (): Promise<void> => {
        const total = await documents.count(collection, wanted.where);
        if (!isOver) onTotal(total);
      };
      const stop = documents.follow(
        collection,
        wanted,
        (found, isCurrent) => {
          // Without a connection, an empty cache does not prove that there are none.
          if (found.length === 0 && !isCurrent) return;
          const isAll = found.length < page * perPage;
          const rows = found.slice((page - 1) * perPage);
          onRows(rows.map(recordOf), isCurrent, isAll && isCurrent ? found.length : undefined);
          if (!isCurrent || known === idsOf(found)) return;
          const isFirst = known === '';
          known = idsOf(found);
          if (!isAll && !isFirst) countAgain().catch(fail);
        },
        fail,
      );
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}
