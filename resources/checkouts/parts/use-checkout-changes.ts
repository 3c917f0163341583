import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRecordChanges } from '../../shared/use-record-changes.ts';

/** PY-09: refetches online payments when one stands otherwise, and when what it became is given back or returned. */
export function useCheckoutChanges(): void {
  const queryClient = useQueryClient();
  const refetch = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['checkouts'] }),
    [queryClient],
  );
  useRecordChanges('checkouts');
  useRecordChanges('payments', refetch);
}
