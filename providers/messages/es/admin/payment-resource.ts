import type { paymentResource as en } from '../../en/admin/payment-resource.ts';
import { payments } from '../money/payments.ts';

/** Los textos del registro de un pago. */
export const paymentResource: typeof en = {
  name: 'Pago |||| Pagos',
  create: 'Registrar pago',
  search: 'Buscar pago, cheque o transferencia, consultorio o cuenta',
  empty: 'Todavía no se ha registrado ningún pago.',
  fields: {
    id: 'Pago',
    accountNumber: 'Cliente',
    method: 'Medio',
    amountCents: 'Importe',
    unappliedCents: 'Sin aplicar',
    refundedCents: 'Reembolsado',
    refundingCents: 'En reembolso',
    refundReason: 'Motivo del reembolso',
    receivedOn: 'Recibido',
    reference: 'Referencia',
    note: 'Nota, solo para el laboratorio',
    state: 'Estado',
    recordedAt: 'Registrado',
    recordedBy: 'Registrado por',
    voidReason: 'Motivo de la anulación',
  },
  labels: {
    recorded: 'N.º del cheque o de la transferencia',
    check: 'N.º del cheque',
    wire: 'N.º de la transferencia',
    cash: 'Referencia',
    card: 'Tarjeta',
    bankAccount: 'Cuenta bancaria',
  },
  choices: { method: payments.methods, state: payments.states },
  sections: { payment: 'Pago' },
  tabs: { uses: 'Qué ha pagado' },
  notifications: { created: 'El pago se ha registrado.' },
};
