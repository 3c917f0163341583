import type { DefaultTemplate } from '../../../platform/mail/default-template.ts';
import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts, lines, say } from '../../../platform/mail/layout/email-parts.ts';

const SUPER = {
  en: 'You are receiving this email because you are a super admin.',
  es: 'Recibe este correo porque es superadministrador.',
};

/** PY-10: the lab's bank did not take a payout. */
const FAILED = defaultTemplates('payoutFailed', {
  en: {
    subject: 'A payout of {{ amount }} failed',
    lead: 'The bank did not take a payout of {{ amount }} from the payment service. The money is at the payment service again.',
    parts: [
      facts([
        ['Payout', 'payout'],
        ['Why', 'cause'],
      ]),
      say('Check the bank account at the payment service. It may pay nothing out until then.'),
      action('Open the payouts', 'payoutsLink'),
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'Falló un depósito de {{ amount }}',
    lead: 'El banco no aceptó un depósito de {{ amount }} del servicio de pagos. El dinero está de nuevo en el servicio de pagos.',
    parts: [
      facts([
        ['Depósito', 'payout'],
        ['Motivo', 'cause'],
      ]),
      say(
        'Revise la cuenta bancaria en el servicio de pagos. Es posible que no deposite nada hasta entonces.',
      ),
      action('Abrir los depósitos', 'payoutsLink'),
    ],
    why: SUPER.es,
  },
});

/** PY-10: amounts that the books cannot take. */
const UNEXPLAINED = defaultTemplates('balanceUnexplained', {
  en: {
    subject: 'Amounts at the payment service are unexplained',
    lead: 'The balance at the payment service changed by amounts that the portal does not know, or in another currency. Nothing was posted of them.',
    parts: [
      facts([['Amounts', 'count']]),
      lines('amounts'),
      say(
        'Look them up at the payment service, and enter them in your bookkeeping. The page of payouts shows them as unexplained.',
      ),
      action('Open the payouts', 'payoutsLink'),
    ],
    why: SUPER.en,
  },
  es: {
    subject: 'Hay importes sin explicar en el servicio de pagos',
    lead: 'El saldo en el servicio de pagos cambió por importes que el portal no conoce o en otra moneda. No se registró nada de ellos.',
    parts: [
      facts([['Importes', 'count']]),
      lines('amounts'),
      say(
        'Búsquelos en el servicio de pagos y regístrelos en su contabilidad. La página de depósitos los muestra como sin explicar.',
      ),
      action('Abrir los depósitos', 'payoutsLink'),
    ],
    why: SUPER.es,
  },
});

/** EM-02: the default templates of notifications about payouts to super admins. */
export const PAYOUT_ALERTS: readonly DefaultTemplate[] = [...FAILED, ...UNEXPLAINED];
