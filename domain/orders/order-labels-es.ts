import type { OrderLabels } from './order-labels-en.ts';

/** The labels of orders in Spanish. Each language has its own file, because a page loads only one. */
export const ORDER_LABELS_ES: OrderLabels = {
  states: {
    draft: 'Borrador',
    submitted: 'En revisión',
    approved: 'Aprobado',
    inProduction: 'En producción',
    shipped: 'Despachado',
    closed: 'Cerrado',
    rejected: 'Rechazado',
    cancelled: 'Cancelado',
  },
  types: {
    new: 'Nuevo',
    exchange: 'Canje',
    warranty: 'Garantía',
    reorder: 'Reposición idéntica',
    spare: 'Repuesto',
    diagnostic: 'Diagnóstico',
  },
  returnReasons: {
    notTolerated: 'No tolerado',
    fit: 'Adaptación',
    power: 'Poder',
    breakage: 'Roto',
    defect: 'Defectuoso',
    wrongLens: 'Se recibió otro lente',
    doctorChange: 'Cambio de receta por el profesional',
    laboratoryError: 'Error del laboratorio',
  },
  eyes: { right: 'Ojo derecho', left: 'Ojo izquierdo' },
};
