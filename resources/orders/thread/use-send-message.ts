import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useStep } from '../../shared/step/use-step.ts';

/** Sends a message once: a retry of the same text has the same idempotency key; a different text is a new message. */
export function useSendMessage(orderId: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useStep({
    send: (body: string, key) => dataProvider.sendOrderMessage(orderId, body, key),
    changes: ['orders'],
  });
}
