import type { shared as en } from '../../en/shell/shared.ts';

export const shared: typeof en = {
  error: {
    decide: 'La decisión no se registró.',
    offline: 'No hay conexión con el servidor.',
    requestId: 'ID de referencia: %{id}',
    retry: 'Reintentar',
    preference: 'Su elección no se guardó.',
    clear: 'Quitar',
    unknownFilter:
      'La dirección pide un filtro que esta lista no tiene, o un valor que no admite: %{names}.',
    unknownSort: 'La dirección pide un orden que esta lista no tiene.',
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
  decision: {
    back: 'Volver',
    close: 'Cerrar',
    again: 'Lo que escribió se conserva. Puede decidir de nuevo sobre el estado actual, o volver.',
    over: 'Esta acción ya no es posible. Lo que escribió queda aquí hasta que cierre.',
  },
  download: {
    csv: 'Exportar la lista como CSV',
    busy: 'Preparando el archivo',
    failed: 'No se pudo descargar el archivo. Inténtelo de nuevo.',
    offline: 'Sin conexión: no se pudo descargar el archivo. Inténtelo de nuevo.',
  },
};
