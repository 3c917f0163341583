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
    clear: 'Clear the list',
    close: 'Close the list',
    empty: 'No notifications.',
  },
};

const es: typeof en = {
  toasts: 'Avisos, Alt+T',
  close: 'Cerrar el aviso',
  undo: 'Deshacer',
  times: '%{count} veces',
  types: {
    success: 'Hecho',
    error: 'Fallo',
    warning: 'Advertencia',
    info: 'Información',
    default: 'Aviso',
  },
  bell: {
    title: 'Avisos',
    unread: 'Avisos, %{smart_count} sin leer |||| Avisos, %{smart_count} sin leer',
    clear: 'Vaciar la lista',
    close: 'Cerrar la lista',
    empty: 'No hay avisos.',
  },
};

export const notificationMessages = { en, es };
