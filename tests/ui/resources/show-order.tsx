import type { Order } from '#domain/orders/order.ts';
import OrderShow from '#resources/orders/OrderShow.tsx';
import { oneOf, type FakeMethods } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

/** Shows the page of this order, to an admin unless `more` says otherwise. */
export const showOrder = (
  order: Order,
  methods: FakeMethods = {},
  more: Parameters<typeof showToAdmin>[3] = {},
) =>
  showToAdmin(
    <OrderShow />,
    '/admin/order-approval/:id',
    { getOne: oneOf(order), ...methods },
    { at: `/admin/order-approval/${order.id}`, ...more },
  );
