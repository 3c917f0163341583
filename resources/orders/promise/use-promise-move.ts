import { useDataProvider } from 'react-admin';
import type { PromiseMoveInput } from '#domain/orders/order-promise.ts';
import { orderSchema } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useDecision } from '../../shared/decision/use-decision.ts';

/** OR-12: sends the new promised date for the version of the order that the user saw. */
export function usePromiseMove(id: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useDecision({
    resource: 'orders',
    schema: orderSchema,
    send: ({ version, ...move }: PromiseMoveInput & { version: number }) =>
      dataProvider.movePromise(id, move, version),
  });
}
