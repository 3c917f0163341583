import { orderEn } from './order/messages-en.ts';
import { orderEs } from './order/messages-es.ts';

const en = {
  home: {
    title: 'Dashboard',
    orders: 'Latest orders',
    allOrders: 'All orders',
    account: 'Account %{number}',
    order: 'Order lenses',
    reorder: 'Reorder',
    correct: 'Correct',
    search: 'Search number or patient reference',
    empty: 'No orders yet. Your first order appears here as soon as it is submitted.',
    noMatch: 'No orders match this search.',
    noAccount: 'Select an account to see its orders.',
  },
  ...orderEn,
};

const es: typeof en = {
  home: {
    title: 'Inicio',
    orders: 'Últimos pedidos',
    allOrders: 'Todos los pedidos',
    account: 'Cuenta %{number}',
    order: 'Pedir lentes',
    reorder: 'Volver a pedir',
    correct: 'Corregir',
    search: 'Buscar número o referencia del paciente',
    empty: 'Todavía no hay pedidos. El primero aparece aquí en cuanto se envía.',
    noMatch: 'Ningún pedido coincide con esta búsqueda.',
    noAccount: 'Seleccione una cuenta para ver sus pedidos.',
  },
  ...orderEs,
};

export const messages = { en, es };
