const en = {
  one: 'Order %{number}: %{state}',
  many: '%{smart_count} order has changed |||| %{smart_count} orders have changed',
};

const es: typeof en = {
  one: 'Pedido %{number}: %{state}',
  many: 'Cambió %{smart_count} pedido |||| Cambiaron %{smart_count} pedidos',
};

export const messages = { en, es };
