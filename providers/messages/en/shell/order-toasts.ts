export const orderToasts = {
  one: 'Order %{number}: %{state}',
  many: '%{smart_count} order has changed |||| %{smart_count} orders have changed',
};
