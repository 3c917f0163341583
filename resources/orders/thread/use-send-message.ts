import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useRef } from 'react';
import type { PortalDataProvider } from '#providers/data/data.ts';

interface Attempt {
  body: string;
  key: string;
}

/** Sends a message once: a retry of the same text has the same idempotency key; a different text is a new message. */
export function useSendMessage(orderId: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: (body: string) => {
      const isRetry = attempt.current?.body === body;
      const { key } = isRetry && attempt.current ? attempt.current : { key: crypto.randomUUID() };
      attempt.current = { body, key };
      return dataProvider.sendOrderMessage(orderId, body, key);
    },
    onSuccess: () => {
      attempt.current = null;
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
