import type { creditSteps as en } from '../../en/money/credit-steps.ts';

export const creditSteps: typeof en = {
  reason: 'Motivo',
  missingReason: 'Indique un motivo',
  note: 'Sin último día, un crédito dura %{days} días. Por encima de %{limit} por persona en 24 horas, otro administrador debe confirmar el cambio.',
  confirm: {
    action: 'Confirmar',
    title: '¿Confirmar el cambio de %{amount} para %{practice}?',
    text: 'Lo pidió %{who}: %{reason}',
    done: 'Se cambió el crédito de lentes.',
    own: 'Debe confirmarlo otra persona.',
  },
  decline: {
    action: 'Rechazar',
    title: '¿Rechazar el cambio de %{amount} para %{practice}?',
    text: 'Lo pidió %{who}: %{reason}',
    done: 'Se rechazó el cambio.',
  },
  reverse: {
    action: 'Anular',
    title: '¿Anular el cambio de %{amount} para %{practice}?',
    text: 'El movimiento queda en los libros, y se agrega uno que lo anula.',
    done: 'Se anuló.',
  },
  uses: {
    title: 'Lo que se tomó de él',
    none: 'Todavía no se tomó nada de él.',
    date: 'Fecha',
    kind: 'Qué',
    invoices: 'Facturas',
    by: 'Por',
    amount: 'Importe',
    steps: 'Acciones',
    kinds: {
      creditUse: 'Factura pagada',
      creditExpiry: 'Vencido',
      creditDeduction: 'Retirado',
      back: 'Devuelto',
      other: 'Anulado',
    },
  },
  useBack: {
    action: 'Anular el uso',
    title: '¿Anular lo que pagó %{invoices}?',
    text: 'Las facturas lo deben de nuevo, y cada crédito recupera lo que dio.',
    done: 'Se anuló el uso.',
  },
};
