import { RECORD_LABELS_EN } from '#domain/record-labels-en.ts';
/** The texts of records by resource, under the keys that react-admin looks them up by. */
export const resources = {
  customers: {
    name: 'Customer |||| Customers',
    create: 'New customer',
    edit: 'Edit customer',
    search: 'Search practice, account, city or user email',
    empty: 'No practice has an account yet. Approving an application creates one.',
    fields: {
      ...RECORD_LABELS_EN.customers,
      buyingGroupId: RECORD_LABELS_EN.customers.buyingGroup,
      moveReason: 'Reason for the move',
      hasCreditLimit: 'Has credit limit',
      lastOrder: 'Ordered',
    },
    choices: {
      lastOrder: {
        within30: 'Within 30 days',
        within90: 'Within 90 days',
        within365: 'Within a year',
        longerAgo: 'Longer ago than a year',
        never: 'Never',
      },
    },
    sections: { practice: 'Practice', terms: 'Terms' },
    tabs: {
      addresses: 'Ship-to',
      accounts: 'Accounts',
      team: 'Team',
      orders: 'Orders',
      messages: 'Messages',
      applications: 'Applications',
    },
    notifications: {
      created: 'The customer was created.',
      updated: 'The customer was saved.',
    },
  },
  'ship-to-addresses': {
    name: 'Ship-to address |||| Ship-to addresses',
    create: 'New ship-to address',
    edit: 'Edit ship-to address',
    search: 'Search recipient, city or account',
    empty: 'There is no ship-to address yet.',
    fields: RECORD_LABELS_EN['ship-to-addresses'],
    sections: { address: 'Address' },
    notifications: {
      created: 'The address was created.',
      updated: 'The address was saved.',
      deleted: 'The address was deleted.',
    },
    message: {
      delete_title: 'Delete the address of %{recordRepresentation}?',
      delete_content: 'It cannot be restored. Orders keep the address that they were sent to.',
    },
  },
  'buying-groups': {
    name: 'Buying group |||| Buying groups',
    create: 'New buying group',
    edit: 'Edit buying group',
    search: 'Search by name',
    empty: 'There is no buying group yet.',
    fields: RECORD_LABELS_EN['buying-groups'],
    notifications: {
      created: 'The buying group was created.',
      updated: 'The buying group was saved.',
      deleted: 'The buying group was deleted.',
    },
    message: {
      delete_title: 'Delete the buying group %{recordRepresentation}?',
      delete_content: 'It cannot be restored. A group that has accounts cannot be deleted.',
    },
  },
  prices: {
    name: 'Agreed price |||| Agreed prices',
    create: 'New agreed price',
    edit: 'Edit agreed price',
    search: 'Search by lens, account, or note',
    empty: 'No price has been agreed yet: every lens has its list price.',
    fields: RECORD_LABELS_EN.prices,
    notifications: {
      created: 'The price was created.',
      updated: 'The price was saved.',
      deleted: 'The price was deleted.',
    },
    message: {
      delete_title: 'Delete the agreed price of %{recordRepresentation}?',
      delete_content: 'It cannot be restored. Submitted orders keep their prices.',
    },
  },
  users: {
    name: 'User |||| Users',
    fields: {
      name: 'Name',
      role: 'Role',
      disabled: 'Disabled: cannot sign in',
      mainAccount: 'Main account',
      additionalAccounts: 'Additional accounts',
    },
    notifications: { updated: 'The user was saved.' },
  },
  'reject-reasons': {
    name: 'Rejection reason |||| Rejection reasons',
    create: 'New rejection reason',
    edit: 'Edit rejection reason',
    search: 'Search by name or text',
    empty: 'There is no preset rejection reason yet.',
    fields: RECORD_LABELS_EN['reject-reasons'],
    notifications: {
      created: 'The rejection reason was created.',
      updated: 'The rejection reason was saved.',
      deleted: 'The rejection reason was deleted.',
    },
    message: {
      delete_title: 'Delete the rejection reason %{recordRepresentation}?',
      delete_content: 'It cannot be restored. Orders that were rejected with it keep their text.',
    },
  },
};
