import type { Locale } from '#domain/basics/locale.ts';
import {
  action,
  facts,
  type EmailFact,
  type EmailPart,
} from '../../../platform/mail/layout/email-parts.ts';

const LABELS: Record<Locale, { patient: string; poNumber: string; lenses: string; open: string }> =
  {
    en: { patient: 'Patient', poNumber: 'PO number', lenses: 'Lenses', open: 'Open the order' },
    es: {
      patient: 'Paciente',
      poNumber: 'Orden de compra',
      lenses: 'Lentes',
      open: 'Abrir el pedido',
    },
  };

/** The facts of an order: patient, PO number, those of the event, and the lenses. */
export function orderFacts(language: Locale, rows: readonly EmailFact[] = []): EmailPart {
  const { patient, poNumber, lenses } = LABELS[language];
  return facts([[patient, 'patient'], [poNumber, 'poNumber'], ...rows], { lenses });
}

/** The button that leads to the order. */
export function openOrder(language: Locale): EmailPart {
  return action(LABELS[language].open, 'orderLink');
}

/** Why members of an account are notified of its orders. */
export const WHY_ORDERS: Record<Locale, string> = {
  en: 'You are receiving this email because you belong to account {{ accountNumber }}, {{ practice }}.',
  es: 'Recibe este correo porque pertenece a la cuenta {{ accountNumber }}, {{ practice }}.',
};
