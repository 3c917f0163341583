const en = {
  select: {
    row: 'Select %{email}',
    page: 'Select all on this page',
    count: '%{smart_count} selected |||| %{smart_count} selected',
    all: 'Select all %{smart_count}',
    most: 'Select the first %{smart_count}',
    clear: 'Clear selection',
    failed: 'The other pages could not be read. Try again.',
  },
  enable: {
    action: 'Enable %{smart_count} user |||| Enable %{smart_count} users',
    title: 'Enable %{smart_count} user? |||| Enable %{smart_count} users?',
    text: 'They can sign in again.',
    done: '%{smart_count} user enabled |||| %{smart_count} users enabled',
  },
  disable: {
    action: 'Disable %{smart_count} user |||| Disable %{smart_count} users',
    title: 'Disable %{smart_count} user? |||| Disable %{smart_count} users?',
    text: 'All of their sessions end at once, and they cannot sign in until they are enabled again.',
    done: '%{smart_count} user disabled |||| %{smart_count} users disabled',
  },
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  progress: '%{done} of %{total}',
  progressLabel: 'Progress',
  stop: 'Stop',
  stopping: 'Stopping after those on their way',
  failed: '%{smart_count} was not done |||| %{smart_count} were not done',
  results: 'Results',
  outcome: {
    done: 'Done',
    unsent: 'Not sent',
    lost: 'There was no answer: what became of it is not known.',
  },
  again: 'Try the failed one again |||| Try the failed ones again',
  finish: 'Done',
};

const es: typeof en = {
  select: {
    row: 'Seleccionar %{email}',
    page: 'Seleccionar todos los de esta página',
    count: '%{smart_count} seleccionado |||| %{smart_count} seleccionados',
    all: 'Seleccionar los %{smart_count}',
    most: 'Seleccionar los primeros %{smart_count}',
    clear: 'Quitar la selección',
    failed: 'No se pudieron leer las demás páginas. Inténtelo de nuevo.',
  },
  enable: {
    action: 'Activar %{smart_count} usuario |||| Activar %{smart_count} usuarios',
    title: '¿Activar %{smart_count} usuario? |||| ¿Activar %{smart_count} usuarios?',
    text: 'Podrán volver a iniciar sesión.',
    done: '%{smart_count} usuario activado |||| %{smart_count} usuarios activados',
  },
  disable: {
    action: 'Desactivar %{smart_count} usuario |||| Desactivar %{smart_count} usuarios',
    title: '¿Desactivar %{smart_count} usuario? |||| ¿Desactivar %{smart_count} usuarios?',
    text: 'Todas sus sesiones terminan enseguida, y no podrán iniciar sesión hasta que se activen de nuevo.',
    done: '%{smart_count} usuario desactivado |||| %{smart_count} usuarios desactivados',
  },
  more: 'y %{smart_count} más |||| y %{smart_count} más',
  progress: '%{done} de %{total}',
  progressLabel: 'Progreso',
  stop: 'Detener',
  stopping: 'Se detiene tras los que están en camino',
  failed: '%{smart_count} no se hizo |||| %{smart_count} no se hicieron',
  results: 'Resultados',
  outcome: {
    done: 'Hecho',
    unsent: 'No enviado',
    lost: 'No hubo respuesta: no se sabe qué ocurrió.',
  },
  again: 'Reintentar el que falló |||| Reintentar los que fallaron',
  finish: 'Listo',
};

export const messages = { en, es };
