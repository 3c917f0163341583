import type { userBulk as en } from '../../en/users/user-bulk.ts';

export const userBulk: typeof en = {
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
