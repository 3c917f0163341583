export const orderExport = {
  open: 'Print or export',
  busy: 'Preparing the file',
  workSheet: 'Work sheet, %{size}',
  confirmation: 'Confirmation, %{size}',
  workSheets: 'Print %{smart_count} work sheet |||| Print %{smart_count} work sheets',
  tooMany: 'Select at most %{most} orders to print their work sheets',
  fhir: 'Prescription as FHIR',
  row: 'Order as CSV',
};
