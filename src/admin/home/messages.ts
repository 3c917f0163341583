const en = {
  greeting: 'Welcome, %{name}',
  orders: {
    waiting: 'Orders waiting for a decision',
    open: 'Open the approval queue',
    failed: 'The number of orders could not be loaded.',
  },
  applications: {
    waiting: 'Applications waiting for a decision',
    open: 'Show applications',
    failed: 'The number of applications could not be loaded.',
  },
  retry: 'Try again',
};

export const messages = {
  en,
  es: {
    greeting: 'Le damos la bienvenida, %{name}',
    orders: {
      waiting: 'Pedidos a la espera de una decisión',
      open: 'Abrir la cola de aprobación',
      failed: 'No se pudo cargar el número de pedidos.',
    },
    applications: {
      waiting: 'Solicitudes a la espera de una decisión',
      open: 'Mostrar solicitudes',
      failed: 'No se pudo cargar el número de solicitudes.',
    },
    retry: 'Intentar de nuevo',
  },
};
