import type { Locale } from '#domain/basics/locale.ts';
import { issueDayOf } from '#domain/money/invoices/due-day.ts';
import { balanceRows, chargeRows, itemRows } from '#domain/money/invoices/invoice-rows.ts';
import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { drawAddresses } from '../../../platform/pdf/draw-addresses.ts';
import { drawFacts, type Fact } from '../../../platform/pdf/draw-facts.ts';
import { drawProvider } from '../../../platform/pdf/draw-provider.ts';
import { fill } from '../../../platform/pdf/fill.ts';
import { closePages, heading, openPages, type PaperSize } from '../../../platform/pdf/page.ts';
import { paperDay, paperMoment } from '../../../platform/pdf/paper-dates.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import { remitLines, type Provider } from '../../../platform/program/provider.ts';
import { amountsHeight, drawAmounts } from './draw-amounts.ts';
import type { InvoiceParties } from './find-parties.ts';
import { counted, INVOICE_LABELS, invoiceWords } from './invoice-labels.ts';
import { PAPER_LABELS } from './paper-labels.ts';

export interface InvoicePrint {
  size: PaperSize;
  locale: Locale;
  printedAt: Date;
  parties: InvoiceParties;
  /** The lab that sends the invoice. */
  provider: Provider;
}

/** PY-07: renders the invoice as a tagged PDF, with as many lines and pages as it has. */
export function renderInvoice(invoice: InvoiceDetails, print: InvoicePrint): Promise<Buffer> {
  const { size, locale, printedAt, parties, provider } = print;
  const { id, currency, issuedAt } = invoice;
  const labels = PAPER_LABELS[locale];
  const wording = { locale, words: invoiceWords(locale) };
  const head = { title: labels.title, number: id, size, locale, isTagged: true };
  const doc = openPages({ ...head, createdAt: new Date(issuedAt) });
  drawProvider(doc, provider);
  drawAddresses(doc, [
    { label: labels.billTo, lines: parties.billTo },
    { label: labels.shipTo, lines: parties.shipTo },
    { label: labels.remitTo, lines: remitLines(provider) },
  ]);
  drawFacts(doc, factsOf(invoice, locale));
  const columns = { labels, currency, locale, hasUnits: false };
  heading(doc, labels.items);
  drawAmounts(doc, itemRows(invoice, wording), { ...columns, hasUnits: true });
  const sums = [...chargeRows(invoice, wording), ...balanceRows(invoice, wording)];
  heading(doc, labels.sums, amountsHeight(doc, sums, columns));
  drawAmounts(doc, sums, columns);
  const printed = fill(labels.printed, { time: paperMoment(printedAt, parties.timeZone, locale) });
  return closePages(doc, (page, pages) => ({
    left: `${id}  ·  ${printed}`,
    right: fill(labels.page, { page, pages }),
  }));
}

function factsOf(invoice: InvoiceDetails, locale: Locale): Fact[] {
  const { practice, accountNumber, orderNumber, poNumber, patient, state, netDays } = invoice;
  const { fields, states, terms } = INVOICE_LABELS[locale];
  const facts: Fact[] = [
    { label: fields.practice, value: practice },
    { label: fields.account, value: accountNumber },
    { label: fields.order, value: orderNumber },
    { label: fields.issued, value: paperDay(issueDayOf(invoice), locale) },
    { label: fields.due, value: paperDay(invoice.dueOn, locale) },
    { label: fields.terms, value: counted(terms, netDays) },
    { label: fields.state, value: states[state] },
    { label: fields.poNumber, value: poNumber || PAPER_LABELS[locale].none },
    ...(patient ? [{ label: fields.patient, value: patient }] : []),
  ];
  return facts.map(({ label, value }) => ({ label, value: printable(value) }));
}
