import type { creditResource as en } from '../../en/admin/credit-resource.ts';

export const creditResource: typeof en = {
  name: 'Crédito de lentes |||| Créditos de lentes',
  create: 'Otorgar o retirar crédito de lentes',
  search: 'Buscar crédito, pedido, motivo o cuenta',
  empty: 'Todavía no hay créditos de lentes.',
  fields: {
    id: 'Crédito',
    accountNumber: 'Cliente',
    cause: 'Causa',
    orderNumber: 'Pedido',
    eye: 'Ojo',
    amountCents: 'Importe',
    remainingCents: 'Queda',
    reason: 'Motivo',
    expiresOn: 'Último día',
    state: 'Estado',
    requestedBy: 'Por',
    requestedAt: 'Desde',
    decidedBy: 'Decidido por',
    declineReason: 'Por qué se rechazó',
    isExpiring: 'Vence dentro de 30 días',
  },
  choices: {
    cause: {
      exchange: 'Lente cambiado',
      return: 'Lente devuelto',
      grant: 'Otorgado por el laboratorio',
      deduction: 'Retirado por el laboratorio',
      other: 'Otro',
    },
    state: {
      waiting: 'A la espera de otro administrador',
      posted: 'Registrado',
      declined: 'Rechazado',
      reversed: 'Anulado',
    },
    eye: { right: 'Ojo derecho', left: 'Ojo izquierdo' },
  },
  sections: { credit: 'Crédito de lentes' },
  tabs: { uses: 'Lo que se tomó' },
  notifications: { created: 'Se guardó el cambio del crédito de lentes.' },
};
