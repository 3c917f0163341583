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
  produceTitle: 'Start production of order %{number}?',
  shipTitle: 'Ship order %{number}?',
  closeTitle: 'Close order %{number}?',
  approveText:
    'The %{count} for %{patientReference} of %{practice} will be released for production.',
  rejectText:
    'The order for %{patientReference} goes back to %{practice} with your reason; nothing is made.',
  cancelText:
    'The order of %{count} for %{patientReference} is canceled: nothing is made, and it cannot be reopened.',
  produceText: 'The %{count} for %{patientReference} of %{practice} will go into production.',
  shipText:
    'The %{count} for %{patientReference} will ship to %{practice}, which receives the tracking details.',
  closeText:
    'The order of %{count} for %{patientReference} is complete; %{practice} is notified by email.',
  lensCount: '%{smart_count} lens |||| %{smart_count} lenses',
  note: 'Note (optional)',
  reason: 'Reason',
  reasonRequired: 'Enter a reason. The practice will see it.',
  carrier: 'Carrier',
  carrierRequired: 'Enter the carrier.',
  trackingNumber: 'Tracking number (optional)',
  done: {
    approve: 'Order %{number} approved',
    reject: 'Order %{number} rejected',
    cancel: 'Order %{number} canceled',
    produce: 'Order %{number} is in production',
    ship: 'Order %{number} shipped',
    close: 'Order %{number} closed',
  },
  movedOn: '%{actor} has already changed this order to %{state}. Your action was not applied.',
  movedOnUnknown: 'This order has already been changed. The current version is shown.',
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
    'El pedido de %{count} para %{patientReference} se cancela: no se fabrica nada y no se puede reabrir.',
  produceText: 'El pedido de %{count} para %{patientReference} de %{practice} entra en producción.',
  shipText:
    'El pedido de %{count} para %{patientReference} se enviará a %{practice}, que recibirá los datos de rastreo.',
  closeText:
    'El pedido de %{count} para %{patientReference} queda terminado; %{practice} recibe un correo.',
  lensCount: '%{smart_count} lente |||| %{smart_count} lentes',
  note: 'Nota (opcional)',
  reason: 'Motivo',
  reasonRequired: 'Escriba un motivo. El consultorio lo verá.',
  carrier: 'Paquetería',
  carrierRequired: 'Indique la paquetería.',
  trackingNumber: 'Número de rastreo (opcional)',
  done: {
    approve: 'Pedido %{number} aprobado',
    reject: 'Pedido %{number} rechazado',
    cancel: 'Pedido %{number} cancelado',
    produce: 'El pedido %{number} está en producción',
    ship: 'Pedido %{number} despachado',
    close: 'Pedido %{number} cerrado',
  },
  movedOn: '%{actor} ya cambió este pedido a «%{state}». Su acción no se aplicó.',
  movedOnUnknown: 'Este pedido ya cambió. Se muestra su estado actual.',
};

/** The messages of decisions on orders. */
export const decisionMessages = { en, es };
