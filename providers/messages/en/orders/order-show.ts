export const orderShow = {
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
