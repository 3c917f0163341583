import type { orderReview as en } from '../../en/customer/order-review.ts';

export const orderReview: typeof en = {
  title: 'Revise su pedido',
  lead: 'Todavía no se ha enviado nada. Esto es lo que fabricará el laboratorio.',
  back: 'Volver al formulario',
  notOrdered: 'Sin lente',
  eyeOf: { right: 'Ojo derecho (OD)', left: 'Ojo izquierdo (OS)' },
  facts: {
    title: 'Pedido',
    patient: 'Referencia del paciente',
    lenses: 'Lentes',
    type: 'Tipo de pedido',
    source: 'Pedido original',
    reason: 'Motivo de la devolución',
    poNumber: 'Número de orden de compra',
    notes: 'Notas para el laboratorio',
    files: 'Archivos adjuntos',
  },
  changes: 'Qué cambia',
  warnings: {
    title: 'Advertencias',
    open: 'Confirme %{smart_count} advertencia antes de enviar el pedido. |||| Confirme %{smart_count} advertencias antes de enviar el pedido.',
    all: 'Confirmar todas',
    missing: 'Confirme cada advertencia, o vuelva y cambie el pedido.',
  },
  delivery: {
    title: 'Entrega',
    for: 'Pedido por',
    account: '%{practice}, cuenta %{number}',
    accountOnly: 'Cuenta %{number}',
  },
  cost: {
    title: 'Precio y fecha',
    promised: 'Prometido',
    ifApproved: '%{date}, si se aprueba hoy',
  },
};
