import { orderForm } from './order-form.ts';

export const customer = {
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
    searchWithheld: 'Search number, PO number or lens',
    noMatch: 'No orders match this search.',
    noAccount: 'Select an account to see its orders.',
  },
  ...orderForm,
};
