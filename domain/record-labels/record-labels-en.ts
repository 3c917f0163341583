import { GUIDE_LABELS_EN, type GuideLabels } from '../consultant/guide/guide-labels.ts';
import { CONSULTANT_LABELS_EN } from './consultant-record-labels-en.ts';
import type { ConsultantRecordLabels } from './consultant-record-labels.ts';

/** The fields of the records that staff maintain, by resource, as the keys of their labels. */
export interface RecordLabels extends ConsultantRecordLabels {
  customers: Record<
    | 'accountNumber'
    | 'otherNumber'
    | 'practice'
    | 'parentAccountNumber'
    | 'licenceNumber'
    | 'address'
    | 'apt'
    | 'city'
    | 'state'
    | 'zip'
    | 'country'
    | 'phone'
    | 'website'
    | 'buyingGroup'
    | 'netDays'
    | 'invoiceReminders'
    | 'monthlyStatements'
    | 'timeZone'
    | 'creditLimitCents'
    | 'onHold'
    | 'holdReason'
    | 'taxRate'
    | 'taxCertificate'
    | 'freeShippingFromCents'
    | 'members'
    | 'createdAt'
    | 'lastOrderAt',
    string
  >;
  'ship-to-addresses': Record<
    | 'accountNumber'
    | 'recipient'
    | 'country'
    | 'address'
    | 'apt'
    | 'city'
    | 'state'
    | 'zip'
    | 'isDefault',
    string
  >;
  'buying-groups': Record<
    'name' | 'offered' | 'billsMembers' | 'freeShippingFromCents' | 'accounts',
    string
  >;
  prices: Record<
    | 'lensId'
    | 'part'
    | 'accountNumber'
    | 'buyingGroupId'
    | 'minQuantity'
    | 'priceCents'
    | 'validFrom'
    | 'validUntil'
    | 'note',
    string
  >;
  letters: Record<
    | 'name'
    | 'state'
    | 'people'
    | 'sent'
    | 'suppressed'
    | 'unsubscribed'
    | 'unreachable'
    | 'undelivered'
    | 'waiting'
    | 'underway'
    | 'perMinute'
    | 'createdAt'
    | 'startedAt'
    | 'finishedAt',
    string
  >;
  'email-templates': Record<
    'event' | 'language' | 'subject' | 'isDefault' | 'updatedAt' | 'updatedBy',
    string
  >;
  guide: GuideLabels;
  'reject-reasons': Record<'name' | 'reason' | 'offered', string>;
  'shipping-methods': Record<'id' | 'priceCents' | 'freeAboveLimit', string>;
}

/** The labels of the fields of records in English, on the screen and in tables. */
export const RECORD_LABELS_EN: RecordLabels = {
  ...CONSULTANT_LABELS_EN,
  customers: {
    accountNumber: 'Account',
    practice: 'Practice',
    parentAccountNumber: 'Main account',
    licenceNumber: 'License number',
    address: 'Address',
    apt: 'Suite',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    country: 'Country',
    phone: 'Phone',
    website: 'Website',
    buyingGroup: 'Buying group',
    netDays: 'Payment due (days)',
    invoiceReminders: 'Reminders of unpaid invoices',
    monthlyStatements: 'Monthly statements',
    timeZone: 'Time zone',
    creditLimitCents: 'Credit limit',
    onHold: 'On credit hold',
    holdReason: 'Reason for the hold',
    taxRate: 'Sales tax',
    taxCertificate: 'Tax exemption certificate',
    freeShippingFromCents: 'Free shipping from',
    members: 'Users',
    createdAt: 'Created',
    lastOrderAt: 'Last order',
    otherNumber: 'Number in another system',
  },
  'buying-groups': {
    name: 'Name',
    offered: 'Offered to applicants',
    billsMembers: 'Billed through the group',
    freeShippingFromCents: 'Free shipping from',
    accounts: 'Accounts',
  },
  prices: {
    lensId: 'Lens',
    part: 'Part',
    accountNumber: 'Account',
    buyingGroupId: 'Buying group',
    minQuantity: 'From quantity',
    priceCents: 'Price',
    validFrom: 'First day',
    validUntil: 'Last day',
    note: 'Note',
  },
  letters: {
    name: 'Name',
    state: 'State',
    people: 'Chosen',
    sent: 'Sent',
    suppressed: 'Left out: bounced before',
    unsubscribed: 'Left out: want no letters',
    unreachable: 'Left out: no verified address',
    undelivered: 'Did not arrive',
    waiting: 'Not yet written to',
    underway: 'On their way',
    perMinute: 'Emails per minute',
    createdAt: 'Created',
    startedAt: 'Started',
    finishedAt: 'Ended',
  },
  'email-templates': {
    event: 'Event',
    language: 'Language',
    subject: 'Subject',
    isDefault: 'Default',
    updatedAt: 'Saved',
    updatedBy: 'Saved by',
  },
  'shipping-methods': { id: 'Method', priceCents: 'Price', freeAboveLimit: 'Free above the limit' },
  guide: GUIDE_LABELS_EN,
  'reject-reasons': {
    name: 'Name',
    reason: 'Text for the practice',
    offered: 'Offered in dialogs',
  },
  'ship-to-addresses': {
    accountNumber: 'Account',
    recipient: 'Recipient',
    country: 'Country',
    address: 'Address',
    apt: 'Suite',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    isDefault: 'Default',
  },
};
