import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/** Reads the requests on the screen again when the server tells of a change. */
export function useReturnChanges(): void {
  const queryClient = useQueryClient();
  useRecordChanges(
    'returnRequests',
    useCallback(() => {
      void queryClient.invalidateQueries({ queryKey: ['return-requests'] });
    }, [queryClient]),
  );
}
