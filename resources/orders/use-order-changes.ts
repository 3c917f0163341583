import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from '#providers/events.ts';

/** OR-08: reads the orders on the screen again whenever the server tells that one changed. */
export function useOrderChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onChange((event) => {
        if (event.resource === 'orders') {
          void queryClient.invalidateQueries({ queryKey: ['orders'] });
        }
      }),
    [queryClient],
  );
}
