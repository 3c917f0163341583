const en = {
  toasts: 'Notifications, Alt+T',
  close: 'Close the notification',
  undo: 'Undo',
  times: '%{count} times',
  types: {
    success: 'Done',
    error: 'Error',
    warning: 'Warning',
    info: 'Information',
    default: 'Notice',
  },
  bell: {
    title: 'Notifications',
    unread: 'Notifications, %{smart_count} unread |||| Notifications, %{smart_count} unread',
    clear: 'Clear all',
    close: 'Close',
    empty: 'No notifications.',
  },
};

const es: typeof en = {
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
    title: 'Notificaciones',
    unread: 'Notificaciones, %{smart_count} sin leer |||| Notificaciones, %{smart_count} sin leer',
    clear: 'Borrar todo',
    close: 'Cerrar',
    empty: 'No hay notificaciones.',
  },
};

export const notificationMessages = { en, es };
