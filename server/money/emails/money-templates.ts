import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { AUTOPAY_TEMPLATES } from './templates/autopay-emails.ts';
import { BOOKS_DISAGREE } from './templates/books-disagree.ts';
import { CREDIT_EXPIRING, CREDIT_POSTED } from './templates/credit-emails.ts';
import { INVOICE_DUE_SOON, INVOICE_ISSUED, INVOICE_OVERDUE } from './templates/invoice-emails.ts';
import { PAYMENT_ALERTS } from './templates/payment-alerts.ts';
import { PAYMENT_TEMPLATES } from './templates/payment-emails.ts';
import { PAYOUT_ALERTS } from './templates/payout-alerts.ts';
import { STATEMENT_READY } from './templates/statement-ready.ts';

/** EM-02: the default templates of the events about money. */
export const MONEY_TEMPLATES: readonly DefaultTemplate[] = [
  ...BOOKS_DISAGREE,
  ...INVOICE_ISSUED,
  ...INVOICE_DUE_SOON,
  ...INVOICE_OVERDUE,
  ...PAYMENT_TEMPLATES,
  ...PAYMENT_ALERTS,
  ...PAYOUT_ALERTS,
  ...AUTOPAY_TEMPLATES,
  ...STATEMENT_READY,
  ...CREDIT_POSTED,
  ...CREDIT_EXPIRING,
];
