import type { orderExport as en } from '../../en/orders/order-export.ts';

export const orderExport: typeof en = {
  open: 'Imprimir o exportar',
  busy: 'Preparando el archivo',
  workSheet: 'Hoja de trabajo, %{size}',
  confirmation: 'Confirmación, %{size}',
  fhir: 'Receta como FHIR',
  row: 'Pedido como CSV',
};
