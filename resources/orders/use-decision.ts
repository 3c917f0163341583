import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { OrderAction } from '#domain/order.ts';
import { orderSchema } from '#domain/schemas/order.ts';
import type { Order } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data.ts';
import { errorBody, errorStatus } from './error-body.ts';

const VERSION_MOVED_ON = 412;

export interface Decision {
  action: OrderAction;
  reason: string;
}

/** `current` is null when the server did not say what the order has become. */
export type DecisionOutcome =
  { kind: 'decided'; order: Order } | { kind: 'movedOn'; current: Order | null };

/** The order as it is now, which a 412 carries. */
function movedOn(error: unknown): DecisionOutcome {
  const current = orderSchema.safeParse(errorBody(error)?.current);
  return { kind: 'movedOn', current: current.success ? current.data : null };
}

/**
 * Decides on the order as it was seen: waits for the server, then shows what it answered. An order that
 * moved on meanwhile is an outcome (OR-07); every other failure is thrown.
 */
export function useDecision(seen: Order) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  return useMutation({
    // a lost connection is told at once, not waited for
    networkMode: 'always',
    mutationFn: async ({ action, reason }: Decision): Promise<DecisionOutcome> => {
      try {
        const version = seen.version;
        const { data } = await dataProvider.decideOrder(seen.id, action, { version, reason });
        return { kind: 'decided', order: data };
      } catch (error) {
        if (errorStatus(error) !== VERSION_MOVED_ON) throw error;
        return movedOn(error);
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}
