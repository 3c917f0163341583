import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { ListFailure } from '../../shared/list/ListFailure.tsx';
import { useLiveList } from './use-live-list.ts';

interface LiveListBodyProps {
  errorTitle: string;
  /** UX-04: why nobody is there. */
  empty: string;
  /** The rows, or a placeholder while they load. */
  children: ReactNode;
}

/** Renders a Firestore list that changes by itself: with its rows, empty, failed, or no longer up to date. */
export function LiveListBody({ errorTitle, empty, children }: LiveListBodyProps) {
  const text = useText('usersOnline');
  const { data, error, filterValues, setFilters } = useListContext();
  const live = useLiveList();
  const failure: unknown = error ?? live.error;
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <>
      {Boolean(failure) && <ListFailure title={errorTitle} error={failure} onRetry={live.retry} />}
      {live.isCurrent === false && !failure && (
        <Alert severity="warning">{text('reconnecting')}</Alert>
      )}
      {data?.length === 0 && !failure && (
        <EmptyNote text={isFiltered ? text('notFound') : empty}>
          {isFiltered && <Button onClick={() => setFilters({})}>{text('clear')}</Button>}
        </EmptyNote>
      )}
      {(data ? data.length > 0 : !failure) && children}
    </>
  );
}
