import type { OrderState } from './order-states.ts';
import type { OrderType, ReturnReason } from './order-types.ts';
import type { Eye } from './order.ts';

export interface OrderLabels {
  states: Record<OrderState, string>;
  types: Record<OrderType, string>;
  returnReasons: Record<ReturnReason, string>;
  eyes: Record<Eye, string>;
}

/** The labels of orders in English, on the screen, on paper and in tables. */
export const ORDER_LABELS_EN: OrderLabels = {
  states: {
    draft: 'Draft',
    submitted: 'Submitted',
    approved: 'Approved',
    inProduction: 'In production',
    shipped: 'Shipped',
    closed: 'Closed',
    rejected: 'Rejected',
    cancelled: 'Canceled',
  },
  types: {
    new: 'New',
    exchange: 'Exchange',
    warranty: 'Warranty',
    reorder: 'Reorder',
    spare: 'Spare',
    diagnostic: 'Diagnostic',
  },
  returnReasons: {
    notTolerated: 'Not tolerated',
    fit: 'Fit',
    power: 'Power',
    breakage: 'Broken',
    defect: 'Defective',
    wrongLens: 'Wrong lens received',
    doctorChange: 'Rx change by prescriber',
    laboratoryError: 'Lab error',
  },
  eyes: { right: 'Right eye', left: 'Left eye' },
};
