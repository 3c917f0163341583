const en = {
  one: 'Order %{number}: %{state}',
  many: '%{smart_count} order has changed |||| %{smart_count} orders have changed',
};

const es: typeof en = {
  one: 'Pedido %{number}: %{state}',
  many: 'Ha cambiado %{smart_count} pedido |||| Han cambiado %{smart_count} pedidos',
};

export const messages = { en, es };
