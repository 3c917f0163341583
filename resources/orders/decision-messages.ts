const en = {
  approve: 'Approve order',
  reject: 'Reject order',
  cancel: 'Cancel order',
  produce: 'Start production',
  ship: 'Ship order',
  close: 'Close order',
  approveTitle: 'Approve order %{number}?',
  rejectTitle: 'Reject order %{number}?',
  cancelTitle: 'Cancel order %{number}?',
  produceTitle: 'Start the production of order %{number}?',
  shipTitle: 'Ship order %{number}?',
  closeTitle: 'Close order %{number}?',
  approveText:
    'The %{count} for %{patientReference} of %{practice} will be released for production.',
  rejectText:
    'The order for %{patientReference} goes back to %{practice} with your reason; nothing is made.',
  cancelText:
    'The order of %{count} for %{patientReference} ends here: nothing is made, and it cannot be taken up again.',
  produceText: 'The %{count} for %{patientReference} of %{practice} go into production.',
  shipText: 'The %{count} for %{patientReference} leave for %{practice}, which is told the parcel.',
  closeText:
    'The order of %{count} for %{patientReference} is done; %{practice} is told by e-mail.',
  lensCount: '%{smart_count} lens |||| %{smart_count} lenses',
  note: 'Note (optional)',
  reason: 'Reason',
  reasonRequired: 'A reason is required: the practice reads it.',
  carrier: 'Carrier',
  carrierRequired: 'Name the carrier.',
  trackingNumber: 'Tracking number (optional)',
  done: {
    approve: 'Order %{number} approved',
    reject: 'Order %{number} rejected',
    cancel: 'Order %{number} cancelled',
    produce: 'Order %{number} is in production',
    ship: 'Order %{number} shipped',
    close: 'Order %{number} closed',
  },
  movedOn:
    'This order was changed meanwhile: now %{state}, by %{actor}. Nothing was changed by you.',
  movedOnUnknown: 'This order was changed meanwhile. It is shown as it is now.',
};

const es: typeof en = {
  approve: 'Aprobar pedido',
  reject: 'Rechazar pedido',
  cancel: 'Cancelar pedido',
  produce: 'Iniciar producción',
  ship: 'Despachar pedido',
  close: 'Cerrar pedido',
  approveTitle: '¿Aprobar el pedido %{number}?',
  rejectTitle: '¿Rechazar el pedido %{number}?',
  cancelTitle: '¿Cancelar el pedido %{number}?',
  produceTitle: '¿Iniciar la producción del pedido %{number}?',
  shipTitle: '¿Despachar el pedido %{number}?',
  closeTitle: '¿Cerrar el pedido %{number}?',
  approveText: 'El pedido de %{count} para %{patientReference} de %{practice} pasará a producción.',
  rejectText:
    'El pedido para %{patientReference} vuelve a %{practice} con su motivo; no se fabrica nada.',
  cancelText:
    'El pedido de %{count} para %{patientReference} termina aquí: no se fabrica nada y no puede retomarse.',
  produceText: 'El pedido de %{count} para %{patientReference} de %{practice} entra en producción.',
  shipText:
    'El pedido de %{count} para %{patientReference} sale hacia %{practice}, que recibe los datos del envío.',
  closeText:
    'El pedido de %{count} para %{patientReference} queda terminado; %{practice} recibe un correo.',
  lensCount: '%{smart_count} lente |||| %{smart_count} lentes',
  note: 'Nota (opcional)',
  reason: 'Motivo',
  reasonRequired: 'Se necesita un motivo: la consulta lo lee.',
  carrier: 'Transportista',
  carrierRequired: 'Indique el transportista.',
  trackingNumber: 'Número de seguimiento (opcional)',
  done: {
    approve: 'Pedido %{number} aprobado',
    reject: 'Pedido %{number} rechazado',
    cancel: 'Pedido %{number} cancelado',
    produce: 'El pedido %{number} está en producción',
    ship: 'Pedido %{number} despachado',
    close: 'Pedido %{number} cerrado',
  },
  movedOn: 'Este pedido cambió entretanto: ahora %{state}, por %{actor}. Usted no cambió nada.',
  movedOnUnknown: 'Este pedido cambió entretanto. Se muestra como está ahora.',
};

/** What is said when an order is decided on. */
export const decisionMessages = { en, es };
