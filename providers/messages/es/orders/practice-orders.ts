import type { practiceOrders as en } from '../../en/orders/practice-orders.ts';

export const practiceOrders: typeof en = {
  title: 'Pedidos',
  label: 'Pedidos',
  allAccounts: 'Todas mis cuentas',
  search: 'Buscar referencia del paciente o número',
  searchWithheld: 'Buscar número, orden de compra o lente',
  order: 'Pedir lentes',
  quick: {
    label: 'Filtros rápidos',
    inWork: 'En curso',
    rejected: 'Rechazados',
    shipped: 'Despachados',
    all: 'Todos',
  },
  empty: {
    none: 'Aún no hay pedidos. El primero aparece aquí en cuanto se envía.',
    filtered: 'Ningún pedido coincide con esta búsqueda y estos filtros.',
    clear: 'Mostrar todos los pedidos',
  },
  noAccount: 'Seleccione una cuenta para ver sus pedidos.',
};
