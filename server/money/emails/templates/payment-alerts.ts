import type { Locale } from '#domain/basics/locale.ts';
import type { DefaultTemplate } from '../../../platform/mail/default-template.ts';
import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { lines, say } from '../../../platform/mail/layout/email-parts.ts';
import { CHECKOUT_FACTS, OPEN, PAYMENT_FACTS } from './payment-parts.ts';

const SUPER: Record<Locale, string> = {
  en: 'You are receiving this email because you are a super admin.',
  es: 'Recibe este correo porque es superadministrador.',
};

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

/** PY-03: money came in a currency that the books do not have. */
const OTHER_CURRENCY = defaultTemplates('paymentOtherCurrency', {
  en: {
    subject: 'An online payment came in another currency',
    lead: 'A payment by {{ payer }} that was asked for as {{ amount }} came in another currency. Nothing was posted, and its invoices are open.',
    parts: [
      lines('invoices'),
      say('Give it back at the payment service, and ask the practice to pay again.'),
      OPEN.en,
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'Un pago en línea llegó en otra moneda',
    lead: 'Un pago de {{ payer }} que se pidió por {{ amount }} llegó en otra moneda. No se registró nada y sus facturas siguen pendientes.',
    parts: [
      lines('invoices'),
      say('Reembólselo en el servicio de pagos y pida al consultorio que pague de nuevo.'),
      OPEN.es,
    ],
    why: SUPER.es,
  },
});

/** PY-11: the outcome of a payment is not known. */
const UNANSWERED = defaultTemplates('paymentUnanswered', {
  en: {
    subject: 'An online payment of {{ amount }} has no answer',
    lead: 'For a week the payment service has not said what became of a payment of {{ amount }} by {{ payer }}. Its invoices stay reserved and cannot be paid otherwise.',
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

/** EM-02: the default templates of notifications about online payments to super admins. */
export const PAYMENT_ALERTS: readonly DefaultTemplate[] = [
  ...DISPUTED,
  ...REFUND_REFUSED,
  ...REFUND_FAILED,
  ...ATTENTION,
  ...OTHER_CURRENCY,
  ...UNANSWERED,
];
