import { decimalAmount } from '#domain/basics/money.ts';
import type { BankLine, BookProgram, InvoiceDocument } from '#domain/money/journal/documents.ts';
import type { JournalAccounts } from '#domain/money/journal/journal-accounts.ts';
import { usDay } from '#domain/money/journal/us-format.ts';

/** A cell that people wrote, or that the portal did; only the first may hold what a spreadsheet would run. */
export interface Cell {
  text: string;
  isTyped: boolean;
}

const typed = (text: string): Cell => ({ text, isTyped: true });
const own = (text: string): Cell => ({ text, isTyped: false });
const blanks = (count: number): Cell[] => Array.from({ length: count }, () => own(''));

interface Columns<Row> {
  head: readonly string[];
  rowsOf: (row: Row, accounts: JournalAccounts) => Cell[][];
}

/** Xero's rate for what is taxed by a line of its own, as an organization of the United States has it from the start. */
const XERO_NO_TAX = 'Tax Exempt (0%)';

/** The columns of Xero's template for sales invoices, whose headings must not be changed. */
const XERO_INVOICES: Columns<InvoiceDocument> = {
  head: (
    '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,' +
    'POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,' +
    'Discount,*AccountCode,*TaxType,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme'
  ).split(','),
  rowsOf: (invoice, accounts) =>
    invoice.lines.map(({ kind, cents }) => [
      typed(invoice.customer),
      ...blanks(9),
      own(invoice.number),
      typed(invoice.poNumber),
      own(usDay(invoice.on)),
      own(usDay(invoice.dueOn)),
      ...blanks(1),
      typed(`${accounts[kind].name}, order ${invoice.orderNumber}`),
      own('1'),
      own(decimalAmount(cents)),
      ...blanks(1),
      typed(accounts[kind].code),
      own(XERO_NO_TAX),
      ...blanks(4),
      own('USD'),
      ...blanks(1),
    ]),
};

/** The columns of QuickBooks Online's sample file for invoices. */
const QUICKBOOKS_INVOICES: Columns<InvoiceDocument> = {
  head: (
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,' +
    'ItemRate,*ItemAmount,Taxable,TaxRate'
  ).split(','),
  rowsOf: (invoice, accounts) =>
    invoice.lines.map(({ kind, cents }) => [
      own(invoice.number),
      typed(invoice.customer),
      own(usDay(invoice.on)),
      own(usDay(invoice.dueOn)),
      ...blanks(2),
      typed(invoice.poNumber),
      typed(accounts[kind].name),
      typed(`Order ${invoice.orderNumber}`),
      own('1'),
      own(decimalAmount(cents)),
      own(decimalAmount(cents)),
      own('N'),
      ...blanks(1),
    ]),
};

/** The columns of Xero's template for bank statements. */
const XERO_BANK: Columns<BankLine> = {
  head: ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'],
  rowsOf: ({ on, cents, payee, description, number, reference }) => [
    [
      own(usDay(on)),
      own(decimalAmount(cents)),
      typed(payee),
      own(description),
      own(number),
      typed(reference),
    ],
  ],
};

/** The three columns that QuickBooks Online takes for bank transactions, and no other. */
const QUICKBOOKS_BANK: Columns<BankLine> = {
  head: ['Date', 'Description', 'Amount'],
  rowsOf: ({ on, cents, payee, description, number, reference }) => [
    [
      own(usDay(on)),
      typed([`${description} ${number}`, payee, reference].filter(Boolean).join(', ')),
      own(decimalAmount(cents)),
    ],
  ],
};

export const INVOICE_COLUMNS: Record<BookProgram, Columns<InvoiceDocument>> = {
  xero: XERO_INVOICES,
  quickbooks: QUICKBOOKS_INVOICES,
};

export const BANK_COLUMNS: Record<BookProgram, Columns<BankLine>> = {
  xero: XERO_BANK,
  quickbooks: QUICKBOOKS_BANK,
};
