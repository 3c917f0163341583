import { labelsIn } from '#domain/basics/field-labels.ts';
import { BUYING_GROUP_LABELS } from '#domain/customers/buying-group.ts';
import { CUSTOMER_LABELS } from '#domain/customers/customer-record.ts';
import { SHIP_TO_ADDRESS_LABELS } from '#domain/customers/ship-to-address.ts';
import { SHIPPING_METHOD_LABELS } from '#domain/delivery/shipping-method.ts';
import { EMAIL_TEMPLATE_LABELS } from '#domain/emails/email-template.ts';
import { LETTER_LABELS } from '#domain/emails/letter.ts';
import { PRICE_LABELS } from '#domain/money/prices/price-rule.ts';
import { REJECT_REASON_LABELS } from '#domain/orders/reject-reason.ts';
import { invoices } from '../money/invoices.ts';
import { payments } from '../money/payments.ts';
import { checkoutResource } from './checkout-resource.ts';
import { consultantRatingResource, consultantRequestResource } from './consultant-resources.ts';
import { creditResource } from './credit-resource.ts';
import { guideResource } from './guide-resource.ts';
import { paymentResource } from './payment-resource.ts';
import { returnRequestResource } from './return-request-resource.ts';

/** The texts of records by resource, under the keys that react-admin looks them up by. */
export const resources = {
  customers: {
    name: 'Customer |||| Customers',
    create: 'New customer',
    edit: 'Edit customer',
    search: 'Search practice, account, city or user email',
    empty: 'No practice has an account yet. Approving an application creates one.',
    fields: {
      ...labelsIn(CUSTOMER_LABELS, 'en'),
      buyingGroupId: CUSTOMER_LABELS.buyingGroup.en,
      moveReason: 'Reason for the move',
      hasCreditLimit: 'Has credit limit',
      lastOrder: 'Ordered',
      merged: 'Merged into another customer',
      mergedInto: 'Merged into',
      mergedFrom: 'Merged account',
      mergeReason: 'Reason for the merge',
      movedOrders: 'Orders moved here',
      movedInvoices: 'Invoices moved here',
      movedDrafts: 'Drafts moved here',
      movedApplications: 'Applications moved here',
      movedMembers: 'Members moved here',
      movedAddresses: 'Ship-to addresses moved here',
      movedPrices: 'Agreed prices moved here',
      movedInvitations: 'Invitations moved here',
      movedAccounts: 'Additional accounts moved here',
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
    sections: { practice: 'Practice', terms: 'Terms', prices: 'Tax and shipping' },
    tabs: {
      addresses: 'Ship-to',
      accounts: 'Accounts',
      team: 'Team',
      orders: 'Orders',
      invoices: 'Invoices',
      messages: 'Messages',
      emails: 'Emails',
      applications: 'Applications',
    },
    notifications: {
      created: 'The customer was created.',
      updated: 'The customer was saved.',
    },
  },
  invoices: {
    name: 'Invoice |||| Invoices',
    search: 'Search invoice, order, PO number, practice or account',
    empty: 'No invoice yet. An invoice is issued when an order ships.',
    fields: {
      id: 'Invoice',
      practice: 'Practice',
      accountNumber: 'Account',
      orderNumber: 'Order',
      poNumber: 'PO number',
      patient: 'Patient',
      issuedAt: 'Issued',
      dueOn: 'Due',
      state: 'State',
      age: 'Age',
      totalCents: 'Total',
      openCents: 'Open',
      billedThrough: 'Billed through',
    },
    choices: {
      state: invoices.states,
      age: {
        current: 'Not due yet',
        days30: '1–30 days overdue',
        days60: '31–60 days overdue',
        days90: '61–90 days overdue',
        older: 'Over 90 days overdue',
      },
    },
    sections: { invoice: 'Invoice' },
    tabs: { lines: 'Lines' },
  },
  payments: paymentResource,
  checkouts: checkoutResource,
  'write-offs': {
    name: 'Write-off |||| Write-offs',
    search: 'Search invoice, practice or account',
    empty: 'Nothing was written off yet.',
    fields: {
      invoiceNumber: 'Invoice',
      accountNumber: 'Account',
      practice: 'Practice',
      amountCents: 'Amount',
      state: 'State',
      reason: 'Reason',
      requestedBy: 'Asked for by',
      requestedAt: 'Asked for',
      decidedBy: 'Decided by',
      declineReason: 'Why it was declined',
      reversalReason: 'Why it is reversed',
      reversalRequestedBy: 'Reversal asked for by',
      reversalRequestedAt: 'Reversal asked for',
      reversalDecidedBy: 'Reversal confirmed by',
    },
    choices: { state: payments.writeOff.states },
    sections: { writeOff: 'Write-off' },
  },
  credits: creditResource,
  'return-requests': returnRequestResource,
  'consultant-requests': consultantRequestResource,
  'consultant-ratings': consultantRatingResource,
  'ship-to-addresses': {
    name: 'Ship-to address |||| Ship-to addresses',
    create: 'New ship-to address',
    edit: 'Edit ship-to address',
    search: 'Search recipient, city or account',
    empty: 'There is no ship-to address yet.',
    fields: labelsIn(SHIP_TO_ADDRESS_LABELS, 'en'),
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
    fields: labelsIn(BUYING_GROUP_LABELS, 'en'),
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
    fields: labelsIn(PRICE_LABELS, 'en'),
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
      mayRecordPayments: 'May record payments',
      disabled: 'Disabled: cannot sign in',
      mainAccount: 'Main account',
      additionalAccounts: 'Additional accounts',
    },
    choices: { role: { superAdmin: 'Super admin', admin: 'Admin', customer: 'Customer' } },
    notifications: { updated: 'The user was saved.' },
  },
  letters: {
    name: 'Letter |||| Letters',
    create: 'New letter',
    edit: 'Edit letter',
    search: 'Search by name',
    empty: 'No letter was written yet.',
    fields: {
      ...labelsIn(LETTER_LABELS, 'en'),
      subject: 'Subject',
      body: 'Text',
      filter: 'Filters',
      practiceRoles: 'Roles in the practice',
    },
    tabs: { preview: 'Preview' },
    choices: {
      state: {
        draft: 'Draft',
        sending: 'Sending',
        paused: 'Paused',
        finished: 'Finished',
        cancelled: 'Canceled',
      },
    },
    notifications: {
      created: 'The letter was created.',
      updated: 'The letter was saved.',
    },
  },
  'shipping-methods': {
    name: 'Shipping method |||| Shipping',
    edit: 'Edit shipping method',
    search: 'Search by code',
    empty: 'No shipping method matches.',
    fields: labelsIn(SHIPPING_METHOD_LABELS, 'en'),
    notifications: { updated: 'The price was saved. Orders keep the one they were submitted at.' },
  },
  'reject-reasons': {
    name: 'Rejection reason |||| Rejection reasons',
    create: 'New rejection reason',
    edit: 'Edit rejection reason',
    search: 'Search by name or text',
    empty: 'There is no preset rejection reason yet.',
    fields: labelsIn(REJECT_REASON_LABELS, 'en'),
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
  'email-templates': {
    name: 'Email template |||| Email templates',
    search: 'Search by event or words of a template',
    empty: 'There is no template. The portal installs its own when it starts.',
    fields: {
      ...labelsIn(EMAIL_TEMPLATE_LABELS, 'en'),
      group: 'Group',
      mjml: 'Body (MJML)',
      text: 'Text version',
    },
    choices: {
      group: {
        orders: 'Orders',
        account: 'Account',
        security: 'Sign-in and security',
        money: 'Invoices and payments',
        letters: 'Letters and summaries',
      },
    },
    notifications: { updated: 'The template was saved.' },
  },
  guide: guideResource,
  'email-settings': {
    name: 'Email settings |||| Email settings',
    edit: 'Email settings',
    fields: {
      patientNames: 'Patient names in emails',
      linkHosts: 'Hosts that links of templates may lead to',
      labAddresses: 'Addresses of the lab that customers may write to',
      textDays: 'Days to keep the text of an email',
      recordDays: 'Days to keep the record of an email',
    },
    choices: { patientNames: { full: 'Full name', initials: 'Initials', none: 'None' } },
    sections: { content: 'What emails show', writing: 'Who is written to', keeping: 'How long' },
    notifications: { updated: 'The settings were saved.' },
  },
};
