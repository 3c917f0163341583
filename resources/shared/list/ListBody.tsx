import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { ListFailure } from './ListFailure.tsx';

interface ListBodyProps {
  errorTitle: string;
  /** Explains why the list is empty, and what to do next (UX-04). */
  empty: ReactNode;
  /** The rows, or a placeholder while they load. */
  children: ReactNode;
}

/** Renders a list in its current state: failed, empty, or with its rows. */
export function ListBody({ errorTitle, empty, children }: ListBodyProps) {
  const { data, error, isPending } = useListContext();
  if (error) return <ListFailure title={errorTitle} />;
  return !isPending && data?.length === 0 ? empty : children;
}
