const en = {
  error: {
    decide: 'The decision was not recorded.',
    offline: 'There is no connection to the server.',
    requestId: 'Reference ID: %{id}',
    retry: 'Try again',
    preference: 'Your choice was not saved.',
    codes: {
      'bad-request': 'The request was not valid. Reload the page and try again.',
      unauthenticated: 'You are signed out. Sign in again.',
      forbidden: 'You do not have permission to do this.',
      'not-found': 'It no longer exists, or you cannot see it.',
      conflict: 'It cannot be done in the current status. Reload the page to see it.',
      'version-moved-on': 'Someone else has already changed it. Reload the page to see it.',
      invalid: 'Some values are not valid. Check them and try again.',
      'too-many-requests': 'Too many attempts. Wait a minute, then try again.',
      internal: 'Something went wrong on the server. Try again.',
      unavailable: 'The server is not available right now. Try again in a moment.',
    },
  },
  decision: { back: 'Go back' },
  download: {
    csv: 'Export list as CSV',
    busy: 'Preparing the file',
    failed: 'The file could not be downloaded. Try again.',
    offline: 'No connection: the file could not be downloaded. Try again.',
  },
};

const es: typeof en = {
  error: {
    decide: 'La decisión no se registró.',
    offline: 'No hay conexión con el servidor.',
    requestId: 'ID de referencia: %{id}',
    retry: 'Reintentar',
    preference: 'Su elección no se guardó.',
    codes: {
      'bad-request': 'La solicitud no es válida. Vuelva a cargar la página e inténtelo de nuevo.',
      unauthenticated: 'Su sesión está cerrada. Inicie sesión de nuevo.',
      forbidden: 'No tiene permiso para hacer esto.',
      'not-found': 'Ya no existe, o usted no puede verlo.',
      conflict: 'No se puede hacer en el estado actual. Vuelva a cargar la página para verlo.',
      'version-moved-on': 'Otra persona ya lo cambió. Vuelva a cargar la página para verlo.',
      invalid: 'Algunos valores no son válidos. Revíselos e inténtelo de nuevo.',
      'too-many-requests': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
      internal: 'Ocurrió un error en el servidor. Inténtelo de nuevo.',
      unavailable:
        'El servidor no está disponible en este momento. Inténtelo de nuevo en un momento.',
    },
  },
  decision: { back: 'Volver' },
  download: {
    csv: 'Exportar la lista como CSV',
    busy: 'Preparando el archivo',
    failed: 'No se pudo descargar el archivo. Inténtelo de nuevo.',
    offline: 'Sin conexión: no se pudo descargar el archivo. Inténtelo de nuevo.',
  },
};

export const messages = { en, es };
