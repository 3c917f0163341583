import type { orderExport as en } from '../../en/orders/order-export.ts';

export const orderExport: typeof en = {
  open: 'Imprimir o exportar',
  busy: 'Preparando el archivo',
  workSheet: 'Hoja de trabajo, %{size}',
  confirmation: 'Confirmación, %{size}',
  workSheets:
    'Imprimir %{smart_count} hoja de trabajo |||| Imprimir %{smart_count} hojas de trabajo',
  tooMany: 'Seleccione como máximo %{most} pedidos para imprimir sus hojas de trabajo',
  fhir: 'Receta como FHIR',
  row: 'Pedido como CSV',
};
