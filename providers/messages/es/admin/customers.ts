import type { customers as en } from '../../en/admin/customers.ts';

export const customers: typeof en = {
  title: 'Clientes',
  label: 'Clientes',
  search: 'Buscar consultorio o número de cuenta',
  fields: {
    accountNumber: 'Cuenta',
    practice: 'Consultorio',
    place: 'Ciudad',
    phone: 'Teléfono',
    members: 'Usuarios',
    parent: 'Cuenta principal',
  },
  account: 'Cuenta %{number}',
  memberCount: '%{smart_count} usuario |||| %{smart_count} usuarios',
  additionalOf: 'Cuenta adicional de %{number}',
  notGiven: 'No indicado',
  isMain: 'Cuenta principal',
  empty: {
    none: 'Ningún consultorio tiene cuenta todavía. Al aprobar una solicitud se crea una.',
    filtered: 'Ningún consultorio ni número de cuenta coincide con esta búsqueda.',
    applications: 'Mostrar solicitudes',
    clear: 'Borrar la búsqueda',
  },
  error: 'No se pudieron cargar los clientes.',
};
