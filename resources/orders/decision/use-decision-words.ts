import type { OrderDecision } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useOrdersText } from '../use-orders-text.ts';

/** Returns the labels of a decision, and the text of its consequence for this order. */
export function useDecisionWords(action: OrderDecision, order: OrderSummary) {
  const text = useOrdersText();
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
