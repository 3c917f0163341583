import { useDataProvider } from 'react-admin';
import type { OrderAction } from '#domain/order.ts';
import { orderSchema } from '#domain/schemas/order.ts';
import type { Order } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data.ts';
import { useDecision } from '../shared/decision/use-decision.ts';

interface OrderDecision {
  action: OrderAction;
  reason: string;
}

/** OR-07: decides on the order as it was seen. */
export function useOrderDecision(seen: Order) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useDecision({
    resource: 'orders',
    schema: orderSchema,
    send: ({ action, reason }: OrderDecision) =>
      dataProvider.decideOrder(seen.id, action, { version: seen.version, reason }),
  });
}
