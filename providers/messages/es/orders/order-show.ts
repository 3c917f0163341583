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
