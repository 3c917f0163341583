import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import type { FieldLabels } from '../basics/field-labels.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { line, text } from '../basics/text.ts';
import { isZoneName } from '../basics/time-zone.ts';
import { partTaxSchema } from '../money/prices/price-schema.ts';

const upTo = (most: number) => line().trim().max(most);

/** The longest time to pay, in days. */
const MAX_NET_DAYS = 365;
/** A million dollars. */
const MAX_CREDIT_CENTS = 100_000_000;

export const customerFields = z.object({
  /** AD-18: its number in another system, in that system's form; unique where there is one. */
  otherNumber: upTo(60),
  practice: upTo(120).min(1, 'This is required'),
  /** Two letters (ISO 3166); blank while the address is not known. */
  country: upTo(2),
  address: upTo(200),
  apt: upTo(60),
  city: upTo(120),
  /** State or province; required in countries that have them. */
  state: upTo(60),
  zip: upTo(20),
  /** In the country's format, or international: +12025550100. */
  phone: upTo(40),
  website: upTo(200),
  licenceNumber: upTo(60),
  buyingGroupId: text().max(60).nullable(),
  /** The number of days in which an invoice is due. */
  netDays: z.number().int().min(0).max(MAX_NET_DAYS),
  /** PY-08: whether the practice is reminded of invoices that are due soon or overdue. */
  invoiceReminders: z.boolean(),
  /** PY-08: whether the practice is notified of its statement each month. */
  monthlyStatements: z.boolean(),
  /** PY-07: whose days due dates are (IANA); null: the time zone of the address. */
  timeZone: text()
    .max(60)
    .refine(isZoneName, { message: 'Choose a time zone', params: { rule: 'timeZone' } })
    .nullable(),
  /** Null: no limit. */
  creditLimitCents: z.number().int().min(0).max(MAX_CREDIT_CENTS).nullable(),
  /** Rule 42: nobody submits an order for the account. */
  onHold: z.boolean(),
  holdReason: upTo(200),
  /** PY-07: its sales tax, in thousandths of a percent. */
  taxRate: partTaxSchema.shape.rate,
  /** The number of its exemption certificate: with one, it pays no tax. */
  taxCertificate: upTo(60),
  /** From which value of its lenses an order is shipped free; null: as its main account or its buying group has it. */
  freeShippingFromCents: z.number().int().min(0).max(MAX_CREDIT_CENTS).nullable(),
});

/** What is entered about an account; `customer-input.ts` checks it. */
export type CustomerInput = z.infer<typeof customerFields>;

/** What a new account starts with. */
export const NEW_CUSTOMER: CustomerInput = {
  otherNumber: '',
  practice: '',
  country: '',
  address: '',
  apt: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  website: '',
  licenceNumber: '',
  buyingGroupId: null,
  netDays: 30,
  invoiceReminders: true,
  monthlyStatements: true,
  timeZone: null,
  creditLimitCents: null,
  onHold: false,
  holdReason: '',
  taxRate: 0,
  taxCertificate: '',
  freeShippingFromCents: null,
};

/** An account, for staff. */
export const customerRecordSchema = recordOf(customerFields).extend({
  accountNumber: accountNumberSchema,
  /** The main account of an additional one. */
  parentAccountNumber: accountNumberSchema.nullable(),
  /** The name of the buying group; blank without one. */
  buyingGroup: text(),
  /** The number of users who belong to it. */
  members: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** When the latest order was submitted; null before the first. */
  lastOrderAt: z.iso.datetime().nullable(),
  /** The account that has everything of this one since they were merged. */
  mergedInto: accountNumberSchema.nullable(),
});

/** When an account ordered last: within so many days, longer ago than a year, or never. */
export const LAST_ORDERS = ['within30', 'within90', 'within365', 'longerAgo', 'never'] as const;

export const customerFilterSchema = recordFilterOf({
  id: z.array(accountNumberSchema),
  buyingGroupId: text().max(60),
  onHold: z.boolean(),
  parentAccountNumber: accountNumberSchema,
  netDays: customerFields.shape.netDays,
  hasCreditLimit: z.boolean(),
  lastOrder: z.enum(LAST_ORDERS),
  /** Accounts that were merged into others; without it a list has none of them. */
  merged: z.boolean(),
});

/** The sort fields of a list of accounts: those with an index. */
export const CUSTOMER_SORTS = [
  'accountNumber',
  'practice',
  'netDays',
  'creditLimitCents',
  'lastOrderAt',
] as const;

/** The input of a move of an additional account to another main account. */
export const customerMoveSchema = z
  .object({
    parentAccountNumber: accountNumberSchema,
    reason: text().trim().min(1, 'Enter a reason').max(200),
  })
  .strict();

export type CustomerRecord = z.infer<typeof customerRecordSchema>;
export type CustomerMove = z.infer<typeof customerMoveSchema>;
export type LastOrder = (typeof LAST_ORDERS)[number];

/** The labels of the fields of a customer, on its pages and in tables. */
export const CUSTOMER_LABELS = {
  accountNumber: { en: 'Account', es: 'Cuenta' },
  practice: { en: 'Practice', es: 'Consultorio' },
  parentAccountNumber: { en: 'Main account', es: 'Cuenta principal' },
  licenceNumber: { en: 'License number', es: 'Número de licencia' },
  address: { en: 'Address', es: 'Dirección' },
  apt: { en: 'Suite', es: 'Oficina' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State', es: 'Estado' },
  zip: { en: 'ZIP code', es: 'Código postal' },
  country: { en: 'Country', es: 'País' },
  phone: { en: 'Phone', es: 'Teléfono' },
  website: { en: 'Website', es: 'Sitio web' },
  buyingGroup: { en: 'Buying group', es: 'Grupo de compra' },
  netDays: { en: 'Payment due (days)', es: 'Plazo de pago (días)' },
  invoiceReminders: {
    en: 'Reminders of unpaid invoices',
    es: 'Recordatorios de facturas sin pagar',
  },
  monthlyStatements: { en: 'Monthly statements', es: 'Estados de cuenta mensuales' },
  timeZone: { en: 'Time zone', es: 'Zona horaria' },
  creditLimitCents: { en: 'Credit limit', es: 'Límite de crédito' },
  onHold: { en: 'On credit hold', es: 'Crédito suspendido' },
  holdReason: { en: 'Reason for the hold', es: 'Motivo de la suspensión' },
  taxRate: { en: 'Sales tax', es: 'Impuesto sobre ventas' },
  taxCertificate: { en: 'Tax exemption certificate', es: 'Certificado de exención fiscal' },
  freeShippingFromCents: { en: 'Free shipping from', es: 'Envío gratis desde' },
  members: { en: 'Users', es: 'Usuarios' },
  createdAt: { en: 'Created', es: 'Creada' },
  lastOrderAt: { en: 'Last order', es: 'Último pedido' },
  otherNumber: { en: 'Number in another system', es: 'Número en otro sistema' },
} satisfies FieldLabels;
