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
  credit: {
    title: 'Crédito por el lente',
    received: 'Se abre un crédito de %{amount} cuando se reciba el lente.',
    shipped: 'Se abre un crédito de %{amount} cuando se envíe el pedido.',
    waiting: 'Se abre un crédito de %{amount} cuando se reciba el lente, hasta el %{day}.',
    open: 'El crédito de %{amount} está abierto.',
    expired: 'El crédito de %{amount} venció: el lente no se recibió a tiempo.',
    by: 'Lente recibido el %{day}, registrado por %{actor}.',
    receive: 'Registrar lente recibido',
    confirm: 'Registrar el lente devuelto del pedido %{number}',
    consequence:
      '%{eye}: el lente que este pedido reemplaza está en el laboratorio. Su crédito se abre, o se abre cuando se envíe el pedido. No se puede deshacer.',
    done: 'Se registró el lente devuelto del pedido %{number}.',
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
