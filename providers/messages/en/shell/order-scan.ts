export const orderScan = {
  unknown: 'There is no order %{number}.',
  noNumber: 'The scanned code is not an order or RMA number.',
  failed: 'Order %{number} could not be opened. Scan it again.',
};
