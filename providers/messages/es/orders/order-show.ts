import type { orderShow as en } from '../../en/orders/order-show.ts';

export const orderShow: typeof en = {
  withheld:
    'Su rol en esta cuenta muestra qué se pidió y cuánto cuesta. Paciente, receta, notas, archivos y mensajes son para quienes piden y adaptan los lentes.',
  rejectedWithheld: 'El laboratorio rechazó este pedido. El motivo se muestra a quienes piden.',
  facts: {
    patientName: 'Nombre del paciente',
    source: 'Pedido original',
    returnReason: 'Motivo de la devolución',
    poNumber: 'Orden de compra',
    promised: 'Prometido para',
    notPromised: 'Se fija al aprobar el pedido',
    shipment: 'Envío',
    invoice: 'Factura',
  },
  promise: {
    move: 'Cambiar la fecha prometida',
    title: 'Cambiar la fecha prometida del pedido %{number}',
    consequence:
      'Prometido hasta ahora: %{day}. Se avisa a %{practice} de la fecha nueva y del motivo.',
    day: 'Fecha prometida nueva',
    dayMissing: 'Escriba la fecha prometida nueva',
    reason: 'Motivo (opcional)',
    reasonHelp: 'El consultorio lo lee. Sin nombres de pacientes.',
    done: 'El pedido %{number} está prometido para el %{day}',
    moved: 'Fecha prometida cambiada del %{former} al %{day}',
  },
  acknowledged: {
    title: 'Advertencias confirmadas',
    noNote: 'Sin nota',
    wholeOrder: 'Todo el pedido',
  },
  attachments: {
    title: 'Archivos adjuntos',
    failed: 'No se pudo abrir el archivo.',
    kinds: { topography: 'Topografía', photograph: 'Fotografía', other: 'Otro' },
  },
  clinical: {
    title: 'Datos clínicos',
    measure: 'Medición',

    yes: 'Sí',
    no: 'No',
  },
};
