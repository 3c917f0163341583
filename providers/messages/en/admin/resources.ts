import { labelsIn } from '#domain/basics/field-labels.ts';
import { CUSTOMER_LABELS } from '#domain/customers/customer-record.ts';
import { ratings } from '../consultant/ratings.ts';
import { guideNames } from '../guide/guide-names.ts';
import { invoices } from '../money/invoices.ts';
import { payments } from '../money/payments.ts';
import { lenses } from '../shell/lenses.ts';
import { checkoutResource } from './checkout-resource.ts';
import { creditResource } from './credit-resource.ts';
import { paymentResource } from './payment-resource.ts';
import { returnRequestResource } from './return-request-resource.ts';

/**
 * The texts of records by resource, under the keys that react-admin looks them up by: of those records that other pages show
 * too. The others have theirs in their definition.
 */
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
  'consultant-ratings': { choices: { reason: ratings.reasons } },
  guide: {
    choices: {
      topic: guideNames.topics,
      standing: guideNames.standings,
      families: lenses.families,
      family: lenses.families,
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
};
