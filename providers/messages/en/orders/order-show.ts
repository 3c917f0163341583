export const orderShow = {
  withheld:
    'Your role in this account shows what was ordered and what it costs. Patient, prescription, notes, files and messages are for those who order and fit.',
  rejectedWithheld: 'The lab rejected this order. The reason is shown to those who order.',
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
  promise: {
    move: 'Move promised date',
    title: 'Move the promised date of order %{number}',
    consequence: 'Promised so far: %{day}. %{practice} is notified of the new date and the reason.',
    day: 'New promised date',
    dayMissing: 'Enter the new promised date',
    reason: 'Reason (optional)',
    reasonHelp: 'The practice reads it. No names of patients.',
    done: 'Order %{number} is promised for %{day}',
    moved: 'Promised date moved from %{former} to %{day}',
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
