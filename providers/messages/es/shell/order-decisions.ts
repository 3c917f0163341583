import type { orderDecisions as en } from '../../en/shell/order-decisions.ts';

export const orderDecisions: typeof en = {
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
  presets: 'Motivos predefinidos',
  presetsFailed: 'No se pudieron cargar los motivos predefinidos.',
  editPresets: 'Modificar los motivos predefinidos (pestaña nueva)',
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
  movedOn: '%{actor} ya cambió este pedido a «%{state}» (%{at}). Su acción no se aplicó.',
  movedOnUnknown: 'Este pedido ya cambió. Su acción no se aplicó.',
};
