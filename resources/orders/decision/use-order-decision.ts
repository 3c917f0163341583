import { useDataProvider } from 'react-admin';
import type { OrderDecision as Decision } from '#domain/order.ts';
import { orderSchema } from '#domain/schemas/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useDecision } from '#resources/shared/decision/use-decision.ts';

interface OrderDecision {
  action: Decision;
  reason: string;
  /** Only for shipping. */
  carrier?: string;
  trackingNumber?: string;
}

/** OR-07: sends a decision on the version of the order that the user saw. */
export function useOrderDecision(seen: OrderSummary) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useDecision({
    resource: 'orders',
    schema: orderSchema,
    send: ({ action, ...decision }: OrderDecision) =>
      dataProvider.decideOrder(seen.id, action, { version: seen.version, ...decision }),
  });
}
