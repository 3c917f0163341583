import type { Locale } from '#domain/basics/locale.ts';
import type { DefaultTemplate } from '../../../platform/mail/default-template.ts';
import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import {
  action,
  facts,
  lines,
  say,
  type EmailPart,
} from '../../../platform/mail/layout/email-parts.ts';

const PAYS: Record<Locale, string> = {
  en: 'You are receiving this email because you pay the invoices of {{ practice }}.',
  es: 'Recibe este correo porque paga las facturas de {{ practice }}.',
};

const OPEN: Record<Locale, EmailPart> = {
  en: action('Open autopay', 'autopayLink'),
  es: action('Abrir el pago automático', 'autopayLink'),
};

/** PY-09: what is paid on which day, by which method, and what can be done until then. */
const ANNOUNCED = defaultTemplates('autopayAnnounced', {
  en: {
    subject: 'Autopay will pay {{ amount }} on {{ day }}',
    lead: 'On {{ day }} autopay pays the open invoices of {{ practice }} below: at most {{ amount }}.',
    parts: [
      facts([
        ['Day', 'day'],
        ['At most', 'amount'],
        ['Paid with', 'method'],
        ['Account', 'accountNumber'],
      ]),
      lines('invoices'),
      say(
        'Lens credit is used first. What is paid before that day is not paid again. Until then you can choose another default payment method, which is charged instead, or switch autopay off.',
      ),
      OPEN.en,
    ],
    why: PAYS.en,
  },
  es: {
    subject: 'El pago automático pagará {{ amount }} el {{ day }}',
    lead: 'El {{ day }} el pago automático paga las facturas pendientes de {{ practice }} que siguen: como máximo {{ amount }}.',
    parts: [
      facts([
        ['Día', 'day'],
        ['Como máximo', 'amount'],
        ['Se paga con', 'method'],
        ['Cuenta', 'accountNumber'],
      ]),
      lines('invoices'),
      say(
        'Primero se usa el crédito de lentes. Lo que se pague antes de ese día no se paga otra vez. Hasta entonces puede elegir otro método de pago predeterminado, al que se cobrará, o desactivar el pago automático.',
      ),
      OPEN.es,
    ],
    why: PAYS.es,
  },
});

/** PY-09: why nothing is paid by itself any more, and how to go on. */
const STOPPED = defaultTemplates('autopayStopped', {
  en: {
    subject: 'Autopay is off for {{ practice }}',
    lead: 'Autopay of account {{ accountNumber }} is off. {{ reason }}',
    parts: [
      lines('invoices'),
      say(
        'Pay open invoices yourself. To switch autopay on again, open it, choose a payment method as the default, and switch it on.',
      ),
      OPEN.en,
    ],
    why: PAYS.en,
  },
  es: {
    subject: 'El pago automático de {{ practice }} está desactivado',
    lead: 'El pago automático de la cuenta {{ accountNumber }} está desactivado. {{ reason }}',
    parts: [
      lines('invoices'),
      say(
        'Pague usted las facturas pendientes. Para activarlo de nuevo, ábralo, elija un método de pago como predeterminado y actívelo.',
      ),
      OPEN.es,
    ],
    why: PAYS.es,
  },
});

export const AUTOPAY_TEMPLATES: readonly DefaultTemplate[] = [...ANNOUNCED, ...STOPPED];
