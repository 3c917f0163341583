const en = {
  open: 'Print or export',
  busy: 'Preparing the file',
  workSheet: 'Work sheet, %{size}',
  confirmation: 'Confirmation, %{size}',
  fhir: 'Prescription as FHIR',
  row: 'Order as CSV',
  csv: 'Export list as CSV',
  failed: 'The file could not be fetched. Try again.',
  offline: 'No connection: the file could not be fetched. Try again.',
};

const es: typeof en = {
  open: 'Imprimir o exportar',
  busy: 'Preparando el archivo',
  workSheet: 'Hoja de trabajo, %{size}',
  confirmation: 'Confirmación, %{size}',
  fhir: 'Receta como FHIR',
  row: 'Pedido como CSV',
  csv: 'Exportar la lista como CSV',
  failed: 'No se pudo obtener el archivo. Inténtelo de nuevo.',
  offline: 'Sin conexión: no se pudo obtener el archivo. Inténtelo de nuevo.',
};

export const messages = { en, es };
