import { useDataProvider } from 'react-admin';
import { MAX_REASON } from '#domain/basics/constants.ts';
import { orderTransitions, type OrderDecision } from '#domain/orders/order-states.ts';
import { orderSchema } from '#domain/orders/order.ts';
import type { Order, OrderSummary } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { DecisionFieldLabels } from '../../shared/decision/DecisionDialog.tsx';
import { usePendingDecision, useDecision } from '../../shared/decision/use-decision.ts';
import { useRejectPresets } from './use-reject-presets.tsx';

/** Holds the pending decision on an order of the page, and its result. */
export function useOrderDecisions() {
  const text = useText('orders');
  return usePendingDecision<Order, OrderDecision, OrderSummary>({
    done: (action, { number }) => text(`decision.done.${action}`, { number }),
  });
}
export type OrderDecisions = ReturnType<typeof useOrderDecisions>;

interface SentDecision {
  action: OrderDecision;
  reason: string;
  /** The version that the decision is about. */
  version: number;
  /** Only for shipping. */
  carrier?: string;
  trackingNumber?: string;
}

/** OR-07: sends a decision on the version of the order that the user saw. */
export function useOrderDecision({ id }: OrderSummary) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useDecision({
    resource: 'orders',
    schema: orderSchema,
    send: ({ action, ...decision }: SentDecision, idempotencyKey) =>
      dataProvider.decideOrder(id, action, { ...decision, idempotencyKey }),
  });
}

/** Returns the labels of a decision, and the text of its consequence for this order. */
export function useDecisionLabels(action: OrderDecision, order: OrderSummary) {
  const text = useText('orders');
  return {
    title: text(`decision.${action}Title`, { number: order.number }),
    consequence: text(`decision.${action}Text`, {
      count: text('decision.lensCount', { smart_count: order.lenses.length }),
      patientReference: order.patientReference,
      practice: order.practice,
    }),
    action: text(`decision.${action}`),
  };
}

/** Returns the reason or note that the dialog of the decision asks for; OR-06 says which decision requires one. */
export function useDecisionField(action: OrderDecision): DecisionFieldLabels {
  const text = useText('orders');
  const presets = useRejectPresets(action === 'reject');
  const isRequired = orderTransitions[action].reason === 'required';
  return {
    label: text(isRequired ? 'decision.reason' : 'decision.note'),
    missing: isRequired ? text('decision.reasonRequired') : undefined,
    most: MAX_REASON,
    presets,
  };
}
