import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts } from '../../../platform/mail/layout/email-parts.ts';

/** A month is over, and its statement can be seen. */
export const STATEMENT_READY = defaultTemplates('statementReady', {
  en: {
    subject: 'Statement of {{ practice }}: {{ firstDay }} to {{ lastDay }}',
    lead: 'The statement of {{ practice }} from {{ firstDay }} to {{ lastDay }} is ready. The closing balance is {{ closing }}.',
    parts: [
      facts([
        ['Practice', 'practice'],
        ['Account', 'accountNumber'],
        ['Opening balance', 'opening'],
        ['Closing balance', 'closing'],
        ['Overdue', 'overdue'],
      ]),
      action('Open the statement and its PDF', 'statementLink'),
    ],
    why: 'You are receiving this email because you pay the invoices of {{ practice }}.',
  },
  es: {
    subject: 'Estado de cuenta de {{ practice }}: del {{ firstDay }} al {{ lastDay }}',
    lead: 'El estado de cuenta de {{ practice }} del {{ firstDay }} al {{ lastDay }} está disponible. El saldo final es de {{ closing }}.',
    parts: [
      facts([
        ['Consultorio', 'practice'],
        ['Cuenta', 'accountNumber'],
        ['Saldo inicial', 'opening'],
        ['Saldo final', 'closing'],
        ['Vencido', 'overdue'],
      ]),
      action('Abrir el estado de cuenta y su PDF', 'statementLink'),
    ],
    why: 'Recibe este correo porque paga las facturas de {{ practice }}.',
  },
});
