import type { Locale } from '#domain/locale.ts';
import type { DefaultTemplate } from '#server/platform/mail/default-template.ts';
import { defaultTemplates } from '#server/platform/mail/letters/default-templates.ts';
import {
  action,
  facts,
  lines,
  say,
  type LetterPart,
} from '#server/platform/mail/letters/letter-parts.ts';

const PAYER: Record<Locale, string> = {
  en: 'You are receiving this email because you made this payment.',
  es: 'Recibe este correo porque hizo este pago.',
};
const PAYS: Record<Locale, string> = {
  en: 'You are receiving this email because you pay the invoices of {{ practice }}.',
  es: 'Recibe este correo porque paga las facturas de {{ practice }}.',
};
const SUPER: Record<Locale, string> = {
  en: 'You are receiving this email because you are a super admin.',
  es: 'Recibe este correo porque es superadministrador.',
};

const OPEN: Record<Locale, LetterPart> = {
  en: action('Open the payment', 'paymentLink'),
  es: action('Abrir el pago', 'paymentLink'),
};

const OPEN_RECEIPT: Record<Locale, LetterPart> = {
  en: action('Open the payment and its receipt', 'paymentLink'),
  es: action('Abrir el pago y su recibo', 'paymentLink'),
};

const CHECKOUT_FACTS: Record<Locale, LetterPart> = {
  en: facts([
    ['Amount', 'amount'],
    ['Paid with', 'method'],
    ['Paid by', 'payer'],
    ['Payment', 'paymentNumbers'],
  ]),
  es: facts([
    ['Importe', 'amount'],
    ['Pagado con', 'method'],
    ['Pagado por', 'payer'],
    ['Pago', 'paymentNumbers'],
  ]),
};

const PAYMENT_FACTS: Record<Locale, LetterPart> = {
  en: facts([
    ['Payment', 'paymentNumber'],
    ['Amount', 'amount'],
    ['Paid with', 'method'],
    ['Practice', 'practice'],
    ['Account', 'accountNumber'],
  ]),
  es: facts([
    ['Pago', 'paymentNumber'],
    ['Importe', 'amount'],
    ['Pagado con', 'method'],
    ['Consultorio', 'practice'],
    ['Cuenta', 'accountNumber'],
  ]),
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

/** PY-09: a bank holds money back until it decides. */
const DISPUTED = defaultTemplates('paymentDisputed', {
  en: {
    subject: 'Payment {{ paymentNumber }} is disputed',
    lead: 'The bank of {{ practice }} holds back payment {{ paymentNumber }} of {{ amount }} until it decides.',
    parts: [
      PAYMENT_FACTS.en,
      say(
        'Answer the dispute at the payment service, with the proof of delivery, before its deadline.',
      ),
      OPEN.en,
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'El pago {{ paymentNumber }} está en disputa',
    lead: 'El banco de {{ practice }} retiene el pago {{ paymentNumber }} de {{ amount }} hasta que decida.',
    parts: [
      PAYMENT_FACTS.es,
      say(
        'Responda a la disputa en el servicio de pagos, con el comprobante de entrega, antes de que venza el plazo.',
      ),
      OPEN.es,
    ],
    why: SUPER.es,
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

/** PY-10: a refund was not made. */
const REFUND_REFUSED = defaultTemplates('refundRefused', {
  en: {
    subject: 'A refund of payment {{ paymentNumber }} was refused',
    lead: 'The payment service refused to give back {{ refundAmount }} of payment {{ paymentNumber }}. Nothing was given back to {{ practice }}.',
    parts: [
      PAYMENT_FACTS.en,
      say('Look the payment up at the payment service. Then give it back again, or otherwise.'),
      OPEN.en,
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'Se rechazó un reembolso del pago {{ paymentNumber }}',
    lead: 'El servicio de pagos no quiso reembolsar {{ refundAmount }} del pago {{ paymentNumber }}. No se reembolsó nada a {{ practice }}.',
    parts: [
      PAYMENT_FACTS.es,
      say('Busque el pago en el servicio de pagos. Después reembólselo de nuevo o de otro modo.'),
      OPEN.es,
    ],
    why: SUPER.es,
  },
});

/** PY-09: a refund did not arrive. */
const REFUND_FAILED = defaultTemplates('refundFailed', {
  en: {
    subject: 'A refund of payment {{ paymentNumber }} failed',
    lead: 'The bank of {{ practice }} did not take {{ refundAmount }} of payment {{ paymentNumber }}. The money is at the payment service again, and no invoice has it.',
    parts: [
      PAYMENT_FACTS.en,
      say('Ask the practice where to send it, or apply it to invoices.'),
      OPEN.en,
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'Falló un reembolso del pago {{ paymentNumber }}',
    lead: 'El banco de {{ practice }} no aceptó {{ refundAmount }} del pago {{ paymentNumber }}. El dinero está de nuevo en el servicio de pagos y ninguna factura lo tiene.',
    parts: [
      PAYMENT_FACTS.es,
      say('Pregunte al consultorio adónde enviarlo o aplíquelo a facturas.'),
      OPEN.es,
    ],
    why: SUPER.es,
  },
});

/** PY-03: money that could not be applied as asked. */
const ATTENTION = defaultTemplates('paymentNeedsAttention', {
  en: {
    subject: 'An online payment could not be applied',
    lead: 'A payment by {{ payer }} came late, or with another amount than {{ amount }}. It is kept as unapplied.',
    parts: [
      CHECKOUT_FACTS.en,
      lines('invoices'),
      say('Apply it to invoices, or give it back.'),
      OPEN.en,
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'Un pago en línea no se pudo aplicar',
    lead: 'Un pago de {{ payer }} llegó tarde o con un importe distinto de {{ amount }}. Queda sin aplicar.',
    parts: [
      CHECKOUT_FACTS.es,
      lines('invoices'),
      say('Aplíquelo a facturas o devuélvalo.'),
      OPEN.es,
    ],
    why: SUPER.es,
  },
});

/** PY-11: nobody told what became of a payment. */
const UNANSWERED = defaultTemplates('paymentUnanswered', {
  en: {
    subject: 'An online payment of {{ amount }} has no answer',
    lead: 'The payment service has not told for a week what became of a payment of {{ amount }} by {{ payer }}. Its invoices stay reserved and cannot be paid otherwise.',
    parts: [
      lines('invoices'),
      say(
        'Look the payment up at the payment service or at the bank. Then open it in the portal and end it as paid or not paid.',
      ),
      OPEN.en,
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'Un pago en línea de {{ amount }} no tiene respuesta',
    lead: 'Desde hace una semana, el servicio de pagos no informa qué pasó con un pago de {{ amount }} de {{ payer }}. Sus facturas siguen reservadas y no se pueden pagar de otro modo.',
    parts: [
      lines('invoices'),
      say(
        'Busque el pago en el servicio de pagos o en el banco. Después ábralo en el portal y termínelo como pagado o no pagado.',
      ),
      OPEN.es,
    ],
    why: SUPER.es,
  },
});

/** EM-02: the default templates of the events about online payments. */
export const PAYMENT_TEMPLATES: readonly DefaultTemplate[] = [
  ...RECEIVED,
  ...FAILED,
  ...RETURNED,
  ...DISPUTED,
  ...HELD_BACK,
  ...REFUND_REFUSED,
  ...REFUND_FAILED,
  ...ATTENTION,
  ...UNANSWERED,
];
