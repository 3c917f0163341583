const en = {
  error: {
    decide: 'The decision was not recorded.',
    offline: 'There is no connection to the server.',
    requestId: 'Request id: %{id}',
    retry: 'Try again',
    preference: 'Your choice was not saved.',
  },
  decision: { back: 'Go back' },
  download: {
    csv: 'Export list as CSV',
    busy: 'Preparing the file',
    failed: 'The file could not be fetched. Try again.',
    offline: 'No connection: the file could not be fetched. Try again.',
  },
};

const es: typeof en = {
  error: {
    decide: 'La decisión no se registró.',
    offline: 'No hay conexión con el servidor.',
    requestId: 'Id. de la solicitud: %{id}',
    retry: 'Reintentar',
    preference: 'Su elección no se guardó.',
  },
  decision: { back: 'Volver' },
  download: {
    csv: 'Exportar la lista como CSV',
    busy: 'Preparando el archivo',
    failed: 'No se pudo obtener el archivo. Inténtelo de nuevo.',
    offline: 'Sin conexión: no se pudo obtener el archivo. Inténtelo de nuevo.',
  },
};

export const messages = { en, es };
