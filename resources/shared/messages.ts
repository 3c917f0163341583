const en = {
  error: {
    decide: 'The decision was not recorded.',
    offline: 'There is no connection to the server.',
    requestId: 'Request id: %{id}',
    retry: 'Try again',
    preference: 'Your choice was not saved.',
  },
  decision: { back: 'Go back' },
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
};

export const messages = { en, es };
