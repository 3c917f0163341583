import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Pagination, ReferenceManyField, useListContext } from 'react-admin';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { LoadError } from '../shared/list/LoadError.tsx';
import { LIVE } from '../shared/live.ts';

/** Suppresses react-admin's toast: the tab shows the error itself. */
const SHOWN_IN_TAB = { onError: () => undefined, ...LIVE };

interface TabRowsProps {
  /** react-admin's name of the resource; its filter `accountNumber` finds the rows of the account. */
  reference: string;
  /** The field by which the latest rows come first. */
  latestBy: string;
  /** What is shown when the account has none. */
  empty: string;
  /** What is said when they cannot be loaded. */
  notLoaded: string;
  children: ReactNode;
}

/** One page of what belongs to the account of the context, the latest first. */
export function TabRows({ reference, latestBy, empty, notLoaded, children }: TabRowsProps) {
  return (
    <ReferenceManyField
      reference={reference}
      target="accountNumber"
      source="accountNumber"
      sort={{ field: latestBy, order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      queryOptions={SHOWN_IN_TAB}
      loading={<Skeleton variant="rounded" height={96} />}
      error={<RowsError title={notLoaded} />}
    >
      <RowsOrNote empty={empty}>{children}</RowsOrNote>
    </ReferenceManyField>
  );
}

/** react-admin's own `empty` is never shown beside an `error`. */
function RowsOrNote({ empty, children }: Pick<TabRowsProps, 'empty' | 'children'>) {
  const { total } = useListContext();
  return total === 0 ? <EmptyNote text={empty} /> : children;
}

function RowsError({ title }: { title: string }) {
  const { error, refetch } = useListContext();
  return <LoadError title={title} error={error} onRetry={() => void refetch()} />;
}

/** A table that is wider than a phone scrolls. */
export const SCROLLING = { overflowX: 'auto', '& a': { whiteSpace: 'nowrap' } } as const;
