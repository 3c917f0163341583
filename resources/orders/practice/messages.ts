const en = {
  title: 'Orders',
  label: 'Orders',
  allAccounts: 'All my accounts',
  search: 'Search patient reference or number',
  order: 'Order lenses',
  quick: {
    label: 'Quick filters',
    inWork: 'In progress',
    rejected: 'Rejected',
    shipped: 'Shipped',
    all: 'All',
  },
  empty: {
    none: 'No orders yet. Your first order appears here as soon as it is submitted.',
    filtered: 'No orders match this search and these filters.',
    clear: 'Show all orders',
  },
  noAccount: 'Select an account to see its orders.',
};

const es: typeof en = {
  title: 'Pedidos',
  label: 'Pedidos',
  allAccounts: 'Todas mis cuentas',
  search: 'Buscar referencia del paciente o número',
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

export const messages = { en, es };
