const en = {
  greeting: 'Welcome, %{name}',
  queue: 'Orders waiting for a decision',
  open: 'Open the approval queue',
  failed: 'The number of orders could not be loaded.',
  retry: 'Try again',
};

export const messages = {
  en,
  es: {
    greeting: 'Le damos la bienvenida, %{name}',
    queue: 'Pedidos a la espera de una decisión',
    open: 'Abrir la cola de aprobación',
    failed: 'No se pudo cargar el número de pedidos.',
    retry: 'Intentar de nuevo',
  },
};
