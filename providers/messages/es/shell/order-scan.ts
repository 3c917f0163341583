import type { orderScan as en } from '../../en/shell/order-scan.ts';

export const orderScan: typeof en = {
  unknown: 'No hay ningún pedido %{number}.',
  noNumber: 'El código escaneado no es un número de pedido ni RMA.',
  failed: 'No se pudo abrir el pedido %{number}. Escanéelo de nuevo.',
};
