import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useStep } from '../../shared/step/use-step.ts';

/** Sends a message once: after a lost answer the same text is the same message. `onSent` is called with its text. */
export function useSendMessage(orderId: string, onSent: (body: string) => void) {
  const text = useText('orderThread');
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useStep({
    send: (body: string, key) => dataProvider.sendOrderMessage(orderId, body, key),
    changes: ['orders'],
    done: () => text('sent'),
    onDone: (_message, body) => onSent(body),
  });
}
