import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { LoadError } from './LoadError.tsx';

interface ListBodyProps {
  errorTitle: string;
  /** Why there is nothing, and what to do next (UX-04). */
  empty: ReactNode;
  /** The rows, or what stands for them while they load. */
  children: ReactNode;
}

/** A list in whichever state it is: failed, empty, or with its rows. */
export function ListBody({ errorTitle, empty, children }: ListBodyProps) {
  const { data, error, isPending, refetch } = useListContext();
  if (error) {
    return <LoadError title={errorTitle} error={error} onRetry={() => void refetch()} />;
  }
  return !isPending && data?.length === 0 ? empty : children;
}
