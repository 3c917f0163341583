import type { notifications as en } from '../../en/shell/notifications.ts';

export const notifications: typeof en = {
  toasts: 'Notificaciones, Alt+T',
  close: 'Cerrar la notificación',
  undo: 'Deshacer',
  times: '%{count} veces',
  types: {
    success: 'Hecho',
    error: 'Error',
    warning: 'Advertencia',
    info: 'Información',
    default: 'Aviso',
  },
  bell: {
    readAll: 'Marcar todo como leído',
    sinceSignIn: 'Desde que inició sesión, en esta pestaña',
    more: 'Mostrar más',
    new: 'Nueva:',
    loading: 'Cargando...',
    failed: 'No se pudieron cargar las notificaciones.',
    tryAgain: 'Intentar de nuevo',
    title: 'Notificaciones',
    unread: 'Notificaciones, %{smart_count} sin leer |||| Notificaciones, %{smart_count} sin leer',
    clear: 'Borrar todo',
    close: 'Cerrar',
    empty: 'No hay notificaciones.',
  },
};
