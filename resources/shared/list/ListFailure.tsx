import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { createContext, use } from 'react';
import { useListContext } from 'react-admin';
import type { SortPayload } from 'react-admin';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from './LoadError.tsx';

/** The sort that the list starts with. */
export const FirstSortContext = createContext<SortPayload | undefined>(undefined);

interface ListFailureProps {
  title: string;
  /** What failed, and how it is tried again, where that is not react-admin's own request. */
  error?: unknown;
  onRetry?: () => void;
}

/**
 * Why a list could not be loaded. What its address asks for and the list does not have, an unknown filter or a value that the
 * filter does not take, is named and can be cleared; everything else is tried again.
 */
export function ListFailure({ title, ...live }: ListFailureProps) {
  const text = useText('shared');
  const list = useListContext();
  const { filterValues, setFilters, setSort } = list;
  const { error = list.error, onRetry = () => void list.refetch() } = live;
  const firstSort = use(FirstSortContext);
  // `filter.state`, `filter.id.0`, `sort.0`; `filter` alone is about the whole of it.
  const paths = Object.keys(errorBody(error)?.errors ?? {});
  const isRefused = (place: string) =>
    paths.some((path) => path === place || path.startsWith(`${place}.`));
  const unknown = Object.keys(filterValues).filter(
    (name) => isRefused(`filter.${name}`) || paths.includes('filter'),
  );
  const hasSort = firstSort !== undefined && isRefused('sort');
  if (unknown.length === 0 && !hasSort)
    return <LoadError title={title} error={error} onRetry={onRetry} />;
  const clear = () => {
    const kept = Object.entries(filterValues).filter(([name]) => !unknown.includes(name));
    if (unknown.length > 0) setFilters(Object.fromEntries(kept));
    if (hasSort) setSort(firstSort);
  };
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={clear}>
          {text('error.clear')}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {unknown.length > 0
        ? text('error.unknownFilter', { names: unknown.join(', ') })
        : text('error.unknownSort')}
    </Alert>
  );
}
