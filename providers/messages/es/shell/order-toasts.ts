import type { orderToasts as en } from '../../en/shell/order-toasts.ts';

export const orderToasts: typeof en = {
  one: 'Pedido %{number}: %{state}',
  many: 'Cambió %{smart_count} pedido |||| Cambiaron %{smart_count} pedidos',
};
