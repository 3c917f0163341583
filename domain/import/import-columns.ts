import type { CUSTOMER_LABELS } from '../customers/customer-record.ts';
import type { PRICE_LABELS } from '../money/prices/price-rule.ts';
import type { CellKind } from './read-cell.ts';

/** What is imported. */
export const IMPORT_KINDS = ['customers', 'prices'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** AD-17: a column that an import reads. */
export interface ImportColumn {
  field: string;
  kind: CellKind;
  /** The headings that it is recognized by, beside its label. */
  names: readonly string[];
}

/** For each column of the file: the field that it fills, or null when it is not used. */
export type ColumnMapping = (string | null)[];

export interface ImportColumns {
  columns: readonly ImportColumn[];
  /** Groups of fields: one field of each must have a column. */
  needs: readonly (readonly string[])[];
}

function ofCustomer(
  field: keyof typeof CUSTOMER_LABELS,
  names: readonly string[] = [],
  kind: CellKind = 'text',
): ImportColumn {
  return { field, kind, names };
}

function ofPrice(
  field: keyof typeof PRICE_LABELS,
  names: readonly string[] = [],
  kind: CellKind = 'text',
): ImportColumn {
  return { field, kind, names };
}

const ACCOUNT_NAMES = [
  'account number',
  'account no',
  'customer number',
  'número de cuenta',
  'n.º',
];

const CUSTOMERS: ImportColumns = {
  columns: [
    ofCustomer('accountNumber', ACCOUNT_NAMES, 'accountNumber'),
    ofCustomer('otherNumber', [
      'other account number',
      'external number',
      'external id',
      'legacy number',
      'reference',
      'número externo',
      'referencia',
    ]),
    ofCustomer('practice', ['practice name', 'name', 'company', 'óptica', 'clínica', 'nombre']),
    ofCustomer('address', ['street', 'address line 1', 'calle', 'domicilio']),
    ofCustomer('apt', ['apt', 'unit', 'address line 2', 'piso', 'oficina']),
    ofCustomer('city', ['town', 'localidad']),
    ofCustomer('state', ['province', 'region', 'provincia']),
    ofCustomer('zip', ['zip', 'postcode', 'postal code', 'cp', 'c p']),
    ofCustomer('country', ['country code'], 'country'),
    { field: 'cityLine', kind: 'text', names: ['city state zip', 'ciudad estado zip'] },
    ofCustomer('phone', ['telephone', 'phone number', 'tel']),
    ofCustomer('website', ['web', 'url', 'web site', 'página web']),
    ofCustomer('licenceNumber', ['licence', 'license', 'licence number', 'licencia']),
    ofCustomer(
      'parentAccountNumber',
      ['mainaccount', 'parent account', 'belongs to', 'cuenta principal'],
      'accountNumber',
    ),
    ofCustomer('buyingGroup', ['group', 'grupo']),
    ofCustomer('netDays', ['net days', 'terms', 'plazo'], 'netDays'),
    ofCustomer('timeZone', ['timezone', 'zone', 'zona', 'huso horario'], 'timeZone'),
    ofCustomer('invoiceReminders', ['reminders', 'invoice reminders', 'recordatorios'], 'yesNo'),
    ofCustomer('monthlyStatements', ['statements', 'estados de cuenta'], 'yesNo'),
    ofCustomer('creditLimitCents', ['credit', 'crédito'], 'money'),
    ofCustomer('onHold', ['on hold', 'hold'], 'yesNo'),
    ofCustomer('holdReason', ['hold reason', 'motivo']),
    ofCustomer('taxRate', ['tax', 'tax rate', 'sales tax rate', 'impuesto'], 'percent'),
    ofCustomer('taxCertificate', [
      'exemption certificate',
      'tax exemption',
      'resale certificate',
      'certificado',
    ]),
    ofCustomer('freeShippingFromCents', ['free shipping', 'envío gratis'], 'money'),
    {
      field: 'memberEmail',
      kind: 'email',
      names: ['email', 'e mail', 'user', 'member', 'correo', 'correo electrónico', 'usuario'],
    },
    {
      field: 'memberRole',
      kind: 'role',
      names: ['role', 'rol'],
    },
  ],
  needs: [['accountNumber', 'practice']],
};

const PRICES: ImportColumns = {
  columns: [
    ofPrice('lensId', ['lens id', 'product', 'producto']),
    ofPrice('part', ['surcharge', 'recargo']),
    ofPrice('accountNumber', ACCOUNT_NAMES, 'accountNumber'),
    ofPrice('buyingGroupId', ['group', 'grupo']),
    ofPrice('minQuantity', ['quantity', 'min quantity', 'cantidad'], 'number'),
    ofPrice('priceCents', ['amount', 'importe'], 'money'),
    ofPrice('validFrom', ['valid from', 'from', 'start', 'desde', 'válido desde'], 'day'),
    ofPrice('validUntil', ['valid until', 'until', 'end', 'hasta', 'válido hasta'], 'day'),
    ofPrice('note', ['notes', 'comment', 'notas']),
  ],
  needs: [['lensId'], ['priceCents'], ['validFrom'], ['accountNumber', 'buyingGroupId']],
};

export const IMPORT_COLUMNS: Readonly<Record<ImportKind, ImportColumns>> = {
  customers: CUSTOMERS,
  prices: PRICES,
};

/** Returns the column of a field. @throws Error when nothing of this kind has it */
export function importColumn(kind: ImportKind, field: string): ImportColumn {
  const found = IMPORT_COLUMNS[kind].columns.find((column) => column.field === field);
  if (!found) throw new Error(`${kind} have no column for the field "${field}"`);
  return found;
}
