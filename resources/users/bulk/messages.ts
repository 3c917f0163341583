const en = {
  select: {
    row: 'Select %{email}',
    page: 'Select all on this page',
    count: '%{smart_count} selected |||| %{smart_count} selected',
    all: 'Select all %{smart_count}',
    most: 'Select the first %{smart_count}',
    clear: 'Clear selection',
    failed: 'The other pages could not be loaded. Try again.',
  },
  enable: {
    action: 'Enable %{smart_count} user |||| Enable %{smart_count} users',
    title: 'Enable %{smart_count} user? |||| Enable %{smart_count} users?',
    text: 'Enabled users can sign in again.',
    done: '%{smart_count} user enabled |||| %{smart_count} users enabled',
  },
  disable: {
    action: 'Disable %{smart_count} user |||| Disable %{smart_count} users',
    title: 'Disable %{smart_count} user? |||| Disable %{smart_count} users?',
    text: 'Disabled users are signed out everywhere immediately and cannot sign in until enabled again.',
    done: '%{smart_count} user disabled |||| %{smart_count} users disabled',
  },
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  stop: 'Stop',
  failed: '%{smart_count} user was not changed |||| %{smart_count} users were not changed',
  results: 'Results',
  done: 'Done',
  again: 'Retry the failed user |||| Retry the failed users',
};

const es: typeof en = {
  select: {
    row: 'Seleccionar %{email}',
    page: 'Seleccionar todos los de esta página',
    count: '%{smart_count} seleccionado |||| %{smart_count} seleccionados',
    all: 'Seleccionar los %{smart_count}',
    most: 'Seleccionar los primeros %{smart_count}',
    clear: 'Quitar la selección',
    failed: 'No se pudieron cargar las demás páginas. Inténtelo de nuevo.',
  },
  enable: {
    action: 'Activar %{smart_count} usuario |||| Activar %{smart_count} usuarios',
    title: '¿Activar %{smart_count} usuario? |||| ¿Activar %{smart_count} usuarios?',
    text: 'Los usuarios activados pueden volver a iniciar sesión.',
    done: '%{smart_count} usuario activado |||| %{smart_count} usuarios activados',
  },
  disable: {
    action: 'Desactivar %{smart_count} usuario |||| Desactivar %{smart_count} usuarios',
    title: '¿Desactivar %{smart_count} usuario? |||| ¿Desactivar %{smart_count} usuarios?',
    text: 'Se cierran de inmediato todas las sesiones de los usuarios desactivados, y no pueden iniciar sesión hasta que se activen de nuevo.',
    done: '%{smart_count} usuario desactivado |||| %{smart_count} usuarios desactivados',
  },
  more: 'y %{smart_count} más |||| y %{smart_count} más',
  stop: 'Detener',
  failed: '%{smart_count} usuario no se cambió |||| %{smart_count} usuarios no se cambiaron',
  results: 'Resultados',
  done: 'Hecho',
  again: 'Reintentar el usuario que falló |||| Reintentar los usuarios que fallaron',
};

export const messages = { en, es };
