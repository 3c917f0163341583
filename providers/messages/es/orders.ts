import { orderBulk } from './orders/order-bulk.ts';
import { orderClinical } from './orders/order-clinical.ts';
import { orderExport } from './orders/order-export.ts';
import { orderKeys } from './orders/order-keys.ts';
import { orderQueue } from './orders/order-queue.ts';
import { orderShow } from './orders/order-show.ts';
import { orderThread } from './orders/order-thread.ts';
import { practiceOrders } from './orders/practice-orders.ts';

export const texts = {
  orderBulk,
  orderClinical,
  orderExport,
  orderKeys,
  orderQueue,
  orderShow,
  orderThread,
  practiceOrders,
};
