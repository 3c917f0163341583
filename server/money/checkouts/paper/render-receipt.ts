import type { Locale } from '#domain/basics/locale.ts';
import { formatCents, sumCents } from '#domain/basics/money.ts';
import { drawAddresses } from '../../../platform/pdf/draw-addresses.ts';
import { drawFacts, type Fact } from '../../../platform/pdf/draw-facts.ts';
import { drawProvider } from '../../../platform/pdf/draw-provider.ts';
import { drawTable } from '../../../platform/pdf/draw-table.ts';
import { fill } from '../../../platform/pdf/fill.ts';
import {
  closePages,
  contentWidth,
  heading,
  MARGIN,
  openPages,
  type Doc,
  type PaperSize,
} from '../../../platform/pdf/page.ts';
import { paperDay, paperMoment } from '../../../platform/pdf/paper-dates.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import { tagged } from '../../../platform/pdf/tags.ts';
import { remitLines, type Provider } from '../../../platform/program/provider.ts';
import { INVOICE_LABELS } from '../../invoices/paper/invoice-labels.ts';
import { PAPER_LABELS } from '../../invoices/paper/paper-labels.ts';
import { RECEIPT_LABELS } from './receipt-labels.ts';
import type { Receipt, ReceiptAccount } from './receipt.ts';

export interface ReceiptPrint {
  size: PaperSize;
  locale: Locale;
  printedAt: Date;
  /** The lines of the practice's address, the name first. */
  billTo: readonly string[];
  /** The lab that was paid. */
  provider: Provider;
}

/** Points: the head of a table and its first row, which stay with its heading. */
const TABLE_BEGIN = 40;

/** What every part of the paper is drawn with. */
interface Drawing {
  doc: Doc;
  locale: Locale;
  amount: (cents: number) => string;
}

/** PY-05: renders the receipt of an online payment as a tagged PDF. */
export function renderReceipt(receipt: Receipt, print: ReceiptPrint): Promise<Buffer> {
  const { size, locale, printedAt, billTo, provider } = print;
  const paper = PAPER_LABELS[locale];
  const { checkout, accounts, timeZone } = receipt;
  const { title, sandbox } = RECEIPT_LABELS[locale];
  const number = checkout.payments[0]?.id ?? '';
  const createdAt = new Date(checkout.settledAt ?? checkout.createdAt);
  const doc = openPages({ title, number, size, locale, createdAt, isTagged: true });
  const amount = (cents: number) => formatCents(cents, checkout.currency, locale);
  const drawing = { doc, locale, amount };
  drawProvider(doc, provider);
  drawAddresses(doc, [
    { label: paper.billTo, lines: billTo },
    { label: paper.remitTo, lines: remitLines(provider) },
  ]);
  drawFacts(doc, factsOf(receipt, drawing));
  if (checkout.isSandbox) say(doc, sandbox);
  for (const account of accounts) drawAccount(drawing, account);
  drawBack(drawing, accounts);
  const printed = fill(paper.printed, { time: paperMoment(printedAt, timeZone, locale) });
  return closePages(doc, (page, pages) => ({
    left: `${number}  ·  ${printed}`,
    right: fill(paper.page, { page, pages }),
  }));
}

function factsOf({ checkout, accounts }: Receipt, { locale, amount }: Drawing): Fact[] {
  const labels = RECEIPT_LABELS[locale];
  const { payments, method, createdBy, amountCents, creditCents, memo } = checkout;
  const received = accounts.find(({ payment }) => payment)?.payment?.receivedOn;
  const facts: Fact[] = [
    { label: labels.payments, value: payments.map(({ id }) => id).join(', ') },
    { label: labels.paidOn, value: received ? paperDay(received, locale) : '' },
    { label: labels.method, value: payments[0]?.reference || labels.methods[method] },
    { label: labels.by, value: createdBy },
    { label: labels.amount, value: amount(amountCents) },
    ...(creditCents > 0 ? [{ label: labels.credit, value: amount(creditCents) }] : []),
    ...(memo ? [{ label: labels.memo, value: memo }] : []),
  ];
  return facts.map(({ label, value }) => ({ label, value: printable(value) }));
}

function say(doc: Doc, text: string): void {
  tagged(doc, 'P', () => {
    doc.font('regular').text(text, MARGIN, doc.y, { width: contentWidth(doc) });
  });
}

function drawAccount(
  { doc, locale, amount }: Drawing,
  { accountNumber, practice, payment, lines }: ReceiptAccount,
): void {
  const labels = RECEIPT_LABELS[locale];
  const title = [practice, accountNumber, payment?.id].filter(Boolean).join('  ·  ');
  heading(doc, printable(title), TABLE_BEGIN);
  drawTable(
    doc,
    [
      { label: labels.invoice, width: 80 },
      { label: INVOICE_LABELS[locale].fields.poNumber, width: 90 },
      { label: labels.paid, width: 90, align: 'right' },
      { label: labels.credit, width: 105, align: 'right' },
      { label: labels.left, width: 90, align: 'right' },
    ],
    [
      ...lines.map(({ invoiceNumber, poNumber, cents, creditCents, leftCents }) => ({
        cells: [
          invoiceNumber,
          printable(poNumber),
          amount(cents),
          amount(creditCents),
          amount(leftCents),
        ],
      })),
      {
        cells: [
          labels.sum,
          '',
          amount(sumCents(lines.map(({ cents }) => cents))),
          amount(sumCents(lines.map(({ creditCents }) => creditCents))),
          amount(sumCents(lines.map(({ leftCents }) => leftCents))),
        ],
        isStrong: true,
      },
    ],
  );
  if (payment && payment.unappliedCents > 0) {
    say(doc, fill(labels.unapplied, { amount: amount(payment.unappliedCents) }));
  }
}

/** PY-09: what was given back, and what a bank took back or did not take. Nothing when all of it is still here. */
function drawBack({ doc, locale, amount }: Drawing, accounts: readonly ReceiptAccount[]): void {
  const labels = RECEIPT_LABELS[locale];
  const rows = accounts.flatMap(({ payment }) =>
    (payment?.refunds ?? [])
      .filter(({ kind }) => kind !== 'refundRefused')
      .map(({ kind, amountCents, refundedOn }) => ({
        cells: [
          paperDay(refundedOn, locale),
          labels.kinds[kind],
          payment?.id ?? '',
          amount(amountCents),
        ],
      })),
  );
  if (rows.length === 0) return;
  heading(doc, labels.back, TABLE_BEGIN);
  drawTable(
    doc,
    [
      { label: labels.day, width: 110 },
      { label: labels.what, width: 180 },
      { label: labels.payment, width: 90 },
      { label: PAPER_LABELS[locale].amount, width: 90, align: 'right' },
    ],
    rows,
  );
}
