const en = {
  greeting: 'Welcome, %{name}',
  orders: {
    waiting: 'Orders waiting for a decision',
    open: 'Open the approval queue',
    late: '%{smart_count} late |||| %{smart_count} late',
    unread: '%{smart_count} with unread messages |||| %{smart_count} with unread messages',
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
      late: '%{smart_count} con retraso |||| %{smart_count} con retraso',
      unread: '%{smart_count} con mensajes sin leer |||| %{smart_count} con mensajes sin leer',
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
