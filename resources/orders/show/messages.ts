const en = {
  facts: {
    patientName: 'Patient name',
    source: 'Original order',
    returnReason: 'Return reason',
    poNumber: 'PO number',
    promised: 'Promised for',
    notPromised: 'Set when the order is approved',
    shipment: 'Shipment',
    invoice: 'Invoice',
  },
  acknowledged: {
    title: 'Warnings acknowledged',
    noNote: 'No note',
    wholeOrder: 'Whole order',
  },
  attachments: {
    title: 'Attachments',
    failed: 'The file could not be opened.',
    kinds: { topography: 'Topography', photograph: 'Photograph', other: 'Other' },
  },
  clinical: {
    title: 'Clinical data',
    measure: 'Measurement',

    yes: 'Yes',
    no: 'No',
  },
};

const es: typeof en = {
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

export const messages = { en, es };
