import { RECORD_LABELS_ES } from '#domain/record-labels-es.ts';
import type { resources as en } from '../../en/admin/resources.ts';

export const resources: typeof en = {
  customers: {
    name: 'Cliente |||| Clientes',
    create: 'Nuevo cliente',
    edit: 'Modificar cliente',
    search: 'Buscar consultorio, cuenta, ciudad o correo de un usuario',
    empty: 'Ningún consultorio tiene cuenta todavía. Al aprobar una solicitud se crea una.',
    fields: {
      ...RECORD_LABELS_ES.customers,
      buyingGroupId: RECORD_LABELS_ES.customers.buyingGroup,
      moveReason: 'Motivo del traslado',
      hasCreditLimit: 'Tiene límite de crédito',
      lastOrder: 'Hizo pedidos',
      merged: 'Fusionada con otro cliente',
      mergedInto: 'Fusionada en',
      mergedFrom: 'Cuenta fusionada',
      mergeReason: 'Motivo de la fusión',
      movedOrders: 'Pedidos traídos aquí',
      movedDrafts: 'Borradores traídos aquí',
      movedApplications: 'Solicitudes traídas aquí',
      movedMembers: 'Miembros traídos aquí',
      movedAddresses: 'Direcciones de envío traídas aquí',
      movedPrices: 'Precios acordados traídos aquí',
      movedInvitations: 'Invitaciones traídas aquí',
      movedAccounts: 'Cuentas adicionales traídas aquí',
    },
    choices: {
      lastOrder: {
        within30: 'En los últimos 30 días',
        within90: 'En los últimos 90 días',
        within365: 'En el último año',
        longerAgo: 'Hace más de un año',
        never: 'Nunca',
      },
    },
    sections: { practice: 'Consultorio', terms: 'Condiciones' },
    tabs: {
      addresses: 'Envío',
      accounts: 'Cuentas',
      team: 'Equipo',
      orders: 'Pedidos',
      messages: 'Mensajes',
      emails: 'Correos',
      applications: 'Solicitudes',
    },
    notifications: {
      created: 'Se creó el cliente.',
      updated: 'Se guardó el cliente.',
    },
  },
  'ship-to-addresses': {
    name: 'Dirección de envío |||| Direcciones de envío',
    create: 'Nueva dirección de envío',
    edit: 'Modificar dirección de envío',
    search: 'Buscar destinatario, ciudad o cuenta',
    empty: 'Todavía no hay ninguna dirección de envío.',
    fields: RECORD_LABELS_ES['ship-to-addresses'],
    sections: { address: 'Dirección' },
    notifications: {
      created: 'Se creó la dirección.',
      updated: 'Se guardó la dirección.',
      deleted: 'Se eliminó la dirección.',
    },
    message: {
      delete_title: '¿Eliminar la dirección de %{recordRepresentation}?',
      delete_content:
        'No se puede restaurar. Los pedidos conservan la dirección a la que se enviaron.',
    },
  },
  'buying-groups': {
    name: 'Grupo de compra |||| Grupos de compra',
    create: 'Nuevo grupo de compra',
    edit: 'Modificar grupo de compra',
    search: 'Buscar por nombre',
    empty: 'Todavía no hay ningún grupo de compra.',
    fields: RECORD_LABELS_ES['buying-groups'],
    notifications: {
      created: 'Se creó el grupo de compra.',
      updated: 'Se guardó el grupo de compra.',
      deleted: 'Se eliminó el grupo de compra.',
    },
    message: {
      delete_title: '¿Eliminar el grupo de compra %{recordRepresentation}?',
      delete_content: 'No se puede restaurar. Un grupo que tiene cuentas no se puede eliminar.',
    },
  },
  prices: {
    name: 'Precio acordado |||| Precios acordados',
    create: 'Nuevo precio acordado',
    edit: 'Modificar precio acordado',
    search: 'Buscar por lente, cuenta o nota',
    empty: 'Todavía no se acordó ningún precio: cada lente tiene su precio de lista.',
    fields: RECORD_LABELS_ES.prices,
    notifications: {
      created: 'Se creó el precio.',
      updated: 'Se guardó el precio.',
      deleted: 'Se eliminó el precio.',
    },
    message: {
      delete_title: '¿Eliminar el precio acordado de %{recordRepresentation}?',
      delete_content: 'No se puede restaurar. Los pedidos enviados conservan sus precios.',
    },
  },
  users: {
    name: 'Usuario |||| Usuarios',
    fields: {
      name: 'Nombre',
      role: 'Rol',
      disabled: 'Desactivado: no puede iniciar sesión',
      mainAccount: 'Cuenta principal',
      additionalAccounts: 'Cuentas adicionales',
    },
    choices: {
      role: { superAdmin: 'Superadministrador', admin: 'Administrador', customer: 'Cliente' },
    },
    notifications: { updated: 'Se guardó el usuario.' },
  },
  'reject-reasons': {
    name: 'Motivo de rechazo |||| Motivos de rechazo',
    create: 'Nuevo motivo de rechazo',
    edit: 'Modificar motivo de rechazo',
    search: 'Buscar por nombre o texto',
    empty: 'Todavía no hay ningún motivo de rechazo predefinido.',
    fields: RECORD_LABELS_ES['reject-reasons'],
    notifications: {
      created: 'Se creó el motivo de rechazo.',
      updated: 'Se guardó el motivo de rechazo.',
      deleted: 'Se eliminó el motivo de rechazo.',
    },
    message: {
      delete_title: '¿Eliminar el motivo de rechazo %{recordRepresentation}?',
      delete_content: 'No se puede restaurar. Los pedidos rechazados con él conservan su texto.',
    },
  },
};
