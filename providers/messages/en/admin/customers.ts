/** The texts of the tabs of an account. Its fields are records' (`resources.ts`). */
export const customers = {
  isAdditional: 'This is an additional account.',
  main: 'Show main account %{number}',
  noAdditional: 'This account has no additional accounts.',
  addAddress: 'Add ship-to address',
  noAddresses: 'Parcels go to the address of the practice.',
  allOrders: 'Show all orders of this account',
  noOrders: 'This account has not ordered yet.',
  applications: {
    none: 'No application belongs to this account.',
    notLoaded: 'The applications could not be loaded',
    practice: 'Practice',
    email: 'Applicant',
    submittedAt: 'Submitted',
    status: 'Status',
  },
  messages: {
    none: 'There are no messages about the orders of this account.',
    notLoaded: 'The messages could not be loaded',
    order: 'Order %{number}',
    by: { practice: '%{author}, practice', maker: '%{author}, lab' },
    unread: 'Unread',
  },
  export: 'Export data',
  move: {
    open: 'Move to another main account',
    title: 'Move account %{number}?',
    consequence:
      'It becomes an additional account of another main account. Its users keep their access. The reason is kept in the history.',
    number: 'New main account',
    reason: 'Reason',
    action: 'Move account',
    done: 'The account was moved.',
    wrongNumber: 'Enter a six-digit account number',
    unknown: 'This is not the number of a main account.',
    missing: 'Enter a reason',
  },
};
