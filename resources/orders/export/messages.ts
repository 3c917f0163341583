const en = {
  open: 'Print or export',
  busy: 'Preparing the file',
  workSheet: 'Work sheet, %{size}',
  confirmation: 'Confirmation, %{size}',
  fhir: 'Prescription as FHIR',
  row: 'Order as CSV',
};

const es: typeof en = {
  open: 'Imprimir o exportar',
  busy: 'Preparando el archivo',
  workSheet: 'Hoja de trabajo, %{size}',
  confirmation: 'Confirmación, %{size}',
  fhir: 'Receta como FHIR',
  row: 'Pedido como CSV',
};

export const messages = { en, es };
