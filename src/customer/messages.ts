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
    noMatch: 'No order matches this search.',
    noAccount: 'No account is selected, so that there are no orders to show.',
  },
  ...orderEn,
};

const es: typeof en = {
  home: {
    title: 'Panel',
    orders: 'Últimos pedidos',
    allOrders: 'Todos los pedidos',
    account: 'Cuenta %{number}',
    order: 'Pedir lentes',
    reorder: 'Repetir',
    correct: 'Corregir',
    search: 'Buscar número o referencia del paciente',
    empty: 'Todavía no hay pedidos. El primero aparece aquí en cuanto se envía.',
    noMatch: 'Ningún pedido coincide con esta búsqueda.',
    noAccount: 'No hay ninguna cuenta seleccionada, así que no hay pedidos que mostrar.',
  },
  ...orderEs,
};

export const messages = { en, es };
