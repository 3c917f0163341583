import { orderForm } from './order-form.ts';

export const customer = {
  write: {
    open: 'Write to the lab',
    title: 'Write to the lab',
    lead: 'The lab answers to your email address. Write no patient names: emails are not encrypted all the way.',
    noAddress: 'The lab has not set an address to write to yet. Call it instead.',
    subject: 'Subject',
    body: 'Message',
    missing: 'Fill in this field',
    action: 'Send message',
    sent: 'Your message is on its way to the lab.',
  },
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
