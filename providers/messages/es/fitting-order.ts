import { fittingOrder } from './fitting-order/fitting-order.ts';

/** The same in Spanish: what the order form says of a fitting that it was filled from. */
export const texts = { fittingOrder };
