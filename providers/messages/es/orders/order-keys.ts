import type { orderKeys as en } from '../../en/orders/order-keys.ts';

export const orderKeys: typeof en = {
  open: 'Atajos de teclado',
  title: 'Atajos de teclado en esta lista',
  on: 'Usar atajos de teclado',
  next: 'Pedido siguiente',
  previous: 'Pedido anterior',
  onPage:
    'En la página de un pedido, j y k llevan al pedido siguiente y al anterior de esta lista.',
  walk: 'Pedidos de la lista',
  walkHint: 'Pedido %{number}',
  walkHintKey: 'Pedido %{number} (tecla %{key})',
  enter: 'Abrir el pedido',
  enterKey: 'Enter',
  approve: 'Aprobar el pedido',
  reject: 'Rechazar el pedido',
  select: 'Seleccionar o deseleccionar el pedido',
  openRow: 'Mostrar u ocultar los detalles del pedido',
  search: 'Ir a la búsqueda',
  help: 'Mostrar estos atajos',
  close: 'Cerrar',
};
