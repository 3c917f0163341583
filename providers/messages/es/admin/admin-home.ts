import type { adminHome as en } from '../../en/admin/admin-home.ts';

export const adminHome: typeof en = {
  greeting: 'Le damos la bienvenida, %{name}',
  orders: {
    waiting: 'Pedidos a la espera de una decisión',
    open: 'Abrir la cola de aprobación',
    late: '%{smart_count} con retraso |||| %{smart_count} con retraso',
    unread: '%{smart_count} con mensajes sin leer |||| %{smart_count} con mensajes sin leer',
    failed: 'No se pudo cargar el número de pedidos.',
  },
  returns: {
    waiting: 'Devoluciones que esperan al laboratorio',
    open: 'Abrir devoluciones',
    failed: 'No se pudo cargar el número de devoluciones.',
  },
  applications: {
    waiting: 'Solicitudes a la espera de una decisión',
    open: 'Mostrar solicitudes',
    failed: 'No se pudo cargar el número de solicitudes.',
  },
  retry: 'Intentar de nuevo',
};
