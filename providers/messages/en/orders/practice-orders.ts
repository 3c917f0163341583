export const practiceOrders = {
  title: 'Orders',
  label: 'Orders',
  allAccounts: 'All my accounts',
  search: 'Search patient reference or number',
  searchWithheld: 'Search number, PO number or lens',
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
