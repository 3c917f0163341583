import type { Locale } from '#domain/basics/locale.ts';
import type { DefaultTemplate } from '../../../platform/mail/default-template.ts';
import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, lines, say, type EmailPart } from '../../../platform/mail/layout/email-parts.ts';
import { CHECKOUT_FACTS, OPEN, PAYMENT_FACTS } from './payment-parts.ts';

const PAYER: Record<Locale, string> = {
  en: 'You are receiving this email because you made this payment.',
  es: 'Recibe este correo porque hizo este pago.',
};

const PAYS: Record<Locale, string> = {
  en: 'You are receiving this email because you pay the invoices of {{ practice }}.',
  es: 'Recibe este correo porque paga las facturas de {{ practice }}.',
};

const OPEN_RECEIPT: Record<Locale, EmailPart> = {
  en: action('Open the payment and its receipt', 'paymentLink'),
  es: action('Abrir el pago y su recibo', 'paymentLink'),
};

/** PY-05: the receipt. */
const RECEIVED = defaultTemplates('paymentReceived', {
  en: {
    subject: 'Receipt for your payment of {{ amount }}',
    lead: 'Thank you. We received your payment of {{ amount }}.',
    parts: [CHECKOUT_FACTS.en, lines('invoices'), OPEN_RECEIPT.en],
    why: PAYER.en,
  },
  es: {
    subject: 'Recibo de su pago de {{ amount }}',
    lead: 'Gracias. Recibimos su pago de {{ amount }}.',
    parts: [CHECKOUT_FACTS.es, lines('invoices'), OPEN_RECEIPT.es],
    why: PAYER.es,
  },
});

/** PY-09: the bank did not pay a debit that was under way. */
const FAILED = defaultTemplates('paymentFailed', {
  en: {
    subject: 'Your bank did not pay the debit of {{ amount }}',
    lead: 'Your bank did not pay the debit of {{ amount }}. Nothing was paid, and the invoices are open again.',
    parts: [lines('invoices'), say('Pay them again with a card or another bank account.'), OPEN.en],
    why: PAYER.en,
  },
  es: {
    subject: 'Su banco no pagó el débito de {{ amount }}',
    lead: 'Su banco no pagó el débito de {{ amount }}. No se pagó nada y las facturas vuelven a estar pendientes.',
    parts: [
      lines('invoices'),
      say('Páguelas de nuevo con una tarjeta u otra cuenta bancaria.'),
      OPEN.es,
    ],
    why: PAYER.es,
  },
});

/** PY-09: the bank took a payment back after it was paid. */
const RETURNED = defaultTemplates('paymentReturned', {
  en: {
    subject: 'Payment {{ paymentNumber }} was returned',
    lead: 'The bank took back payment {{ paymentNumber }} of {{ amount }}. The invoices that it paid are open again.',
    parts: [PAYMENT_FACTS.en, say('Pay them again, or ask us if you do not know why.'), OPEN.en],
    why: PAYS.en,
  },
  es: {
    subject: 'El pago {{ paymentNumber }} fue devuelto',
    lead: 'El banco retiró el pago {{ paymentNumber }} de {{ amount }}. Las facturas que pagaba vuelven a estar pendientes.',
    parts: [
      PAYMENT_FACTS.es,
      say('Páguelas de nuevo o pregúntenos si no conoce el motivo.'),
      OPEN.es,
    ],
    why: PAYS.es,
  },
});

/** PY-10: the practice's own bank holds a payment back, perhaps because somebody there did not know it. */
const HELD_BACK = defaultTemplates('paymentHeldBack', {
  en: {
    subject: 'Your bank holds back payment {{ paymentNumber }}',
    lead: 'Your bank holds back payment {{ paymentNumber }} of {{ amount }} until it decides: somebody disputed it, or did not recognize it.',
    parts: [
      PAYMENT_FACTS.en,
      say(
        'If this is a mistake, tell your bank that the payment is right. If your bank takes the money back, the invoices that it paid are open again.',
      ),
      OPEN.en,
    ],
    why: PAYS.en,
  },
  es: {
    subject: 'Su banco retiene el pago {{ paymentNumber }}',
    lead: 'Su banco retiene el pago {{ paymentNumber }} de {{ amount }} hasta que decida: alguien lo disputó o no lo reconoció.',
    parts: [
      PAYMENT_FACTS.es,
      say(
        'Si es un error, diga a su banco que el pago es correcto. Si su banco retira el dinero, las facturas que pagaba vuelven a estar pendientes.',
      ),
      OPEN.es,
    ],
    why: PAYS.es,
  },
});

/** EM-02: the default templates of notifications about online payments to practices. */
export const PAYMENT_TEMPLATES: readonly DefaultTemplate[] = [
  ...RECEIVED,
  ...FAILED,
  ...RETURNED,
  ...HELD_BACK,
];
