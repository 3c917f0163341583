import type { Locale } from '#domain/basics/locale.ts';
import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts, say, type EmailPart } from '../../../platform/mail/layout/email-parts.ts';

const WHY: Record<Locale, string> = {
  en: 'You are receiving this email because you pay the invoices of {{ practice }}.',
  es: 'Recibe este correo porque paga las facturas de {{ practice }}.',
};

const FACTS: Record<Locale, EmailPart> = {
  en: facts([
    ['Practice', 'practice'],
    ['Account', 'accountNumber'],
    ['Order', 'orderNumber'],
    ['PO number', 'poNumber'],
    ['Total', 'total'],
    ['Open', 'open'],
    ['Due', 'dueDate'],
  ]),
  es: facts([
    ['Consultorio', 'practice'],
    ['Cuenta', 'accountNumber'],
    ['Pedido', 'orderNumber'],
    ['Orden de compra', 'poNumber'],
    ['Total', 'total'],
    ['Pendiente', 'open'],
    ['Vence', 'dueDate'],
  ]),
};

const OPEN: Record<Locale, EmailPart> = {
  en: action('Open the invoice and its PDF', 'invoiceLink'),
  es: action('Abrir la factura y su PDF', 'invoiceLink'),
};

/** An order has shipped, and is invoiced. */
export const INVOICE_ISSUED = defaultTemplates('invoiceIssued', {
  en: {
    subject: 'Invoice {{ invoiceNumber }} for order {{ orderNumber }}',
    lead: 'Order {{ orderNumber }} for {{ practice }} has shipped. Invoice {{ invoiceNumber }} of {{ total }} is due on {{ dueDate }}.',
    parts: [FACTS.en, OPEN.en],
    why: WHY.en,
  },
  es: {
    subject: 'Factura {{ invoiceNumber }} del pedido {{ orderNumber }}',
    lead: 'El pedido {{ orderNumber }} de {{ practice }} fue despachado. La factura {{ invoiceNumber }} de {{ total }} vence el {{ dueDate }}.',
    parts: [FACTS.es, OPEN.es],
    why: WHY.es,
  },
});

/** The last day to pay is near. */
export const INVOICE_DUE_SOON = defaultTemplates('invoiceDueSoon', {
  en: {
    subject: 'Invoice {{ invoiceNumber }} is due on {{ dueDate }}',
    lead: 'Invoice {{ invoiceNumber }} of {{ practice }} is due on {{ dueDate }}. {{ open }} is open.',
    parts: [FACTS.en, OPEN.en, say('If you have already paid, nothing is left for you to do.')],
    why: WHY.en,
  },
  es: {
    subject: 'La factura {{ invoiceNumber }} vence el {{ dueDate }}',
    lead: 'La factura {{ invoiceNumber }} de {{ practice }} vence el {{ dueDate }}. Quedan {{ open }} por pagar.',
    parts: [FACTS.es, OPEN.es, say('Si ya pagó, no tiene que hacer nada más.')],
    why: WHY.es,
  },
});

/** The last day to pay is over. */
export const INVOICE_OVERDUE = defaultTemplates('invoiceOverdue', {
  en: {
    subject: 'Invoice {{ invoiceNumber }} is overdue',
    lead: 'Invoice {{ invoiceNumber }} of {{ practice }} was due on {{ dueDate }}. {{ open }} is open.',
    parts: [FACTS.en, OPEN.en, say('If you have already paid, nothing is left for you to do.')],
    why: WHY.en,
  },
  es: {
    subject: 'La factura {{ invoiceNumber }} está vencida',
    lead: 'La factura {{ invoiceNumber }} de {{ practice }} venció el {{ dueDate }}. Quedan {{ open }} por pagar.',
    parts: [FACTS.es, OPEN.es, say('Si ya pagó, no tiene que hacer nada más.')],
    why: WHY.es,
  },
});
