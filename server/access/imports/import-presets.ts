import type { ImportKind } from '#domain/import/import-columns.ts';
import { plainWord } from '#domain/import/plain-word.ts';

/** AD-18: what another system calls its columns when it exports customers. */
interface ImportPreset {
  /** The system, as its makers write it. */
  system: string;
  /** The headings that only its exports have together. */
  signature: readonly string[];
  /** The field that each heading fills; null for one that has another meaning than its name says. */
  columns: Readonly<Record<string, string | null>>;
}

const CUSTOMERS: readonly ImportPreset[] = [
  {
    // QuickBooks Desktop, the report "Customer Contact List" and its import: employee.rpromise.com/allowed-fields/2
    system: 'QuickBooks Desktop',
    signature: ['Main Phone', 'Bill to 1'],
    columns: {
      Customer: 'practice',
      Company: null,
      'Main Phone': 'phone',
      'Main Email': 'memberEmail',
      'Bill to 1': null,
      'Bill to 2': 'address',
      'Bill to 3': 'cityLine',
      Terms: 'netDays',
      'Account No.': 'otherNumber',
      'Credit Limit': 'creditLimitCents',
      'Resale Num': 'taxCertificate',
    },
  },
  {
    // QuickBooks Online, "Which contact fields are imported": community.intuit.com/articles/1583081
    system: 'QuickBooks Online',
    signature: ['Company', 'Street', 'Resale Number'],
    columns: {
      'Full Name': null,
      Name: null,
      Company: 'practice',
      Street: 'address',
      'Resale Number': 'taxCertificate',
    },
  },
  {
    // Xero, the template of "Import contacts": help.xero.com/us/Contacts_Import
    system: 'Xero',
    signature: ['ContactName', 'POAddressLine1'],
    columns: {
      ContactName: 'practice',
      // Letters and numbers of one's own choice: help.xero.com/nz/ContactsAccountNumber
      AccountNumber: 'otherNumber',
      EmailAddress: 'memberEmail',
      POAddressLine1: 'address',
      POAddressLine2: 'apt',
      POCity: 'city',
      PORegion: 'state',
      POPostalCode: 'zip',
      POCountry: 'country',
      PhoneNumber: 'phone',
      Website: 'website',
    },
  },
  {
    // Shopify, "Export customers" of the admin; its importing twin: help.shopify.com/en/manual/customers/import-export-customers
    system: 'Shopify',
    signature: ['Customer ID', 'Default Address Company'],
    columns: {
      'Customer ID': 'otherNumber',
      Email: 'memberEmail',
      'Default Address Company': 'practice',
      'Default Address Address1': 'address',
      'Default Address Address2': 'apt',
      'Default Address City': 'city',
      'Default Address Province Code': 'state',
      'Default Address Country Code': 'country',
      'Default Address Zip': 'zip',
      'Default Address Phone': 'phone',
      // The telephone of the person.
      Phone: null,
    },
  },
  {
    // Odoo, the fields of a contact (res.partner), by their names: odoo.com/documentation, "Export and import data"
    system: 'Odoo',
    signature: ['street2', 'country_id', 'state_id'],
    columns: {
      name: 'practice',
      ref: 'otherNumber',
      email: 'memberEmail',
      phone: 'phone',
      website: 'website',
      street: 'address',
      street2: 'apt',
      city: 'city',
      state_id: 'state',
      zip: 'zip',
      country_id: 'country',
      company_name: null,
    },
  },
  {
    // NPPES, the file of organizations (NPI): download.cms.gov/nppes/NPI_Files.html, Data Dissemination Readme
    system: 'NPPES',
    signature: ['NPI', 'Provider Organization Name (Legal Business Name)'],
    columns: {
      NPI: 'otherNumber',
      'Provider Organization Name (Legal Business Name)': 'practice',
      'Provider First Line Business Practice Location Address': 'address',
      'Provider Second Line Business Practice Location Address': 'apt',
      'Provider Business Practice Location Address City Name': 'city',
      'Provider Business Practice Location Address State Name': 'state',
      'Provider Business Practice Location Address Postal Code': 'zip',
      'Provider Business Practice Location Address Country Code (If outside U.S.)': 'country',
      'Provider Business Practice Location Address Telephone Number': 'phone',
      'Provider License Number_1': 'licenceNumber',
    },
  },
];

export const IMPORT_PRESETS: Readonly<Record<ImportKind, readonly ImportPreset[]>> = {
  customers: CUSTOMERS,
  prices: [],
};

/** Returns the field of each heading, by its plain words, of the system that the headings are from; null for none. */
export function presetOf(
  kind: ImportKind,
  headings: readonly string[],
): ReadonlyMap<string, string | null> | null {
  const words = new Set(headings.map(plainWord));
  const found = IMPORT_PRESETS[kind].find(({ signature }) =>
    signature.every((heading) => words.has(plainWord(heading))),
  );
  if (!found) return null;
  return new Map(
    Object.entries(found.columns).map(([heading, field]) => [plainWord(heading), field]),
  );
}
