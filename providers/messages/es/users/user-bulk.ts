import type { userBulk as en } from '../../en/users/user-bulk.ts';

export const userBulk: typeof en = {
  select: {
    row: 'Seleccionar %{email}',
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
  signOut: {
    action:
      'Cerrar la sesión de %{smart_count} usuario |||| Cerrar la sesión de %{smart_count} usuarios',
    title:
      '¿Cerrar la sesión de %{smart_count} usuario? |||| ¿Cerrar la sesión de %{smart_count} usuarios?',
    text: 'Se cierran de inmediato sus sesiones en todos los dispositivos. Pueden volver a iniciar sesión.',
    done: 'Se cerró la sesión de %{smart_count} usuario |||| Se cerró la sesión de %{smart_count} usuarios',
  },
  resendVerification: {
    action:
      'Reenviar verificación a %{smart_count} usuario |||| Reenviar verificación a %{smart_count} usuarios',
    title:
      '¿Enviar de nuevo el correo de verificación a %{smart_count} usuario? |||| ¿Enviar de nuevo el correo de verificación a %{smart_count} usuarios?',
    text: 'Cada uno recibe un correo con un enlace nuevo, que funciona durante tres días.',
    done: 'Verificación enviada a %{smart_count} usuario |||| Verificación enviada a %{smart_count} usuarios',
  },
  leftOutVerified:
    'Se omite %{smart_count} usuario seleccionado: ya verificado, desactivado o sin correo. |||| Se omiten %{smart_count} usuarios seleccionados: ya verificados, desactivados o sin correo.',
  makeCustomer: {
    action: 'Convertir %{smart_count} en cliente |||| Convertir %{smart_count} en clientes',
    title:
      '¿Convertir %{smart_count} usuario en cliente? |||| ¿Convertir %{smart_count} usuarios en clientes?',
    text: 'Pierden todos los permisos de administrador y solo ven las cuentas a las que pertenecen. Se cierra su sesión.',
    done: '%{smart_count} usuario es cliente |||| %{smart_count} usuarios son clientes',
  },
  makeAdmin: {
    action:
      'Convertir %{smart_count} en administrador |||| Convertir %{smart_count} en administradores',
    title:
      '¿Convertir %{smart_count} usuario en administrador? |||| ¿Convertir %{smart_count} usuarios en administradores?',
    text: 'Pueden ver los pedidos de todos los consultorios y decidir sobre ellos, y no administran nada más. Se cierra su sesión.',
    done: '%{smart_count} usuario es administrador |||| %{smart_count} usuarios son administradores',
  },
  makeSuperAdmin: {
    action:
      'Convertir %{smart_count} en superadministrador |||| Convertir %{smart_count} en superadministradores',
    title:
      '¿Convertir %{smart_count} usuario en superadministrador? |||| ¿Convertir %{smart_count} usuarios en superadministradores?',
    text: 'Pueden hacerlo todo, también en esta página. Se cierra su sesión.',
    done: '%{smart_count} usuario es superadministrador |||| %{smart_count} usuarios son superadministradores',
  },
  export: 'Exportar %{smart_count} usuario |||| Exportar %{smart_count} usuarios',
  leftOutHere: 'Usted (%{email}) queda fuera: nadie puede hacerlo en su propia cuenta.',
  leftOut: 'Usted (%{email}) queda fuera: nadie puede desactivar su propia cuenta.',
  onlyOneself: 'No puede desactivar su propia cuenta; pídalo a otro superadministrador.',
  more: 'y %{smart_count} más |||| y %{smart_count} más',
  stop: 'Detener',
  failed: '%{smart_count} usuario no se cambió |||| %{smart_count} usuarios no se cambiaron',
  results: 'Resultados',
  done: 'Hecho',
  again: 'Reintentar el usuario que falló |||| Reintentar los usuarios que fallaron',
};
