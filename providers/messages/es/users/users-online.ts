import type { usersOnline as en } from '../../en/users/users-online.ts';

export const usersOnline: typeof en = {
  title: 'En línea',
  label: 'Quién está en línea',
  search: 'El correo empieza con',
  present: '%{smart_count} usuario en línea |||| %{smart_count} usuarios en línea',
  presentHere:
    '%{smart_count} usuario en línea en esta página |||| %{smart_count} usuarios en línea en esta página',
  fields: {
    who: 'Quién',
    role: 'Rol',
    presence: 'Estado',
    seenWith: 'Dispositivo y navegador',
    page: 'Página',
    lastActivity: 'Última actividad',
  },
  roles: { admin: 'Administrador', customer: 'Cliente' },
  presence: {
    active: 'Activo',
    idle: 'Inactivo',
    inactive: 'Sesión cerrada',
    gone: 'Desconectado',
  },
  devices: { mobile: 'Teléfono', tablet: 'Tableta', desktop: 'Computadora' },
  unknown: 'Desconocido',
  actions: 'Acciones',
  end: 'Cerrar sesión',
  endOf: 'Cerrar la sesión de %{email}',
  empty: 'Nadie ha usado el portal todavía. Los usuarios aparecen aquí al iniciar sesión.',
  notFound: 'Ningún correo empieza así.',
  clear: 'Borrar la búsqueda',
  error: 'No se pudieron cargar los usuarios en línea.',
  reconnecting: 'Reconectando. Esta lista puede no estar actualizada.',
};
