export const orderExport = {
  open: 'Print or export',
  busy: 'Preparing the file',
  workSheet: 'Work sheet, %{size}',
  confirmation: 'Confirmation, %{size}',
  fhir: 'Prescription as FHIR',
  row: 'Order as CSV',
};
