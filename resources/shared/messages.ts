const en = {
  error: {
    decide: 'The decision was not recorded.',
    offline: 'There is no connection to the server.',
    requestId: 'Request id: %{id}',
    retry: 'Try again',
  },
  decision: { back: 'Go back' },
};

const es: typeof en = {
  error: {
    decide: 'La decisión no se registró.',
    offline: 'No hay conexión con el servidor.',
    requestId: 'Id. de la solicitud: %{id}',
    retry: 'Reintentar',
  },
  decision: { back: 'Volver' },
};

export const messages = { en, es };
