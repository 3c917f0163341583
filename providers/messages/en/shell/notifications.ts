export const notifications = {
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
