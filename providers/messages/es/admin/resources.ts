import { labelsIn } from '#domain/basics/field-labels.ts';
import { BUYING_GROUP_LABELS } from '#domain/customers/buying-group.ts';
import { CUSTOMER_LABELS } from '#domain/customers/customer-record.ts';
import { SHIP_TO_ADDRESS_LABELS } from '#domain/customers/ship-to-address.ts';
import { SHIPPING_METHOD_LABELS } from '#domain/delivery/shipping-method.ts';
import { EMAIL_TEMPLATE_LABELS } from '#domain/emails/email-template.ts';
import { LETTER_LABELS } from '#domain/emails/letter.ts';
import { PRICE_LABELS } from '#domain/money/prices/price-rule.ts';
import { REJECT_REASON_LABELS } from '#domain/orders/reject-reason.ts';
import type { resources as en } from '../../en/admin/resources.ts';
import { invoices } from '../money/invoices.ts';
import { payments } from '../money/payments.ts';
import { checkoutResource } from './checkout-resource.ts';
import { consultantRatingResource, consultantRequestResource } from './consultant-resources.ts';
import { creditResource } from './credit-resource.ts';
import { guideResource } from './guide-resource.ts';
import { paymentResource } from './payment-resource.ts';
import { returnRequestResource } from './return-request-resource.ts';

export const resources: typeof en = {
  customers: {
    name: 'Cliente |||| Clientes',
    create: 'Nuevo cliente',
    edit: 'Modificar cliente',
    search: 'Buscar consultorio, cuenta, ciudad o correo de un usuario',
    empty: 'Ningún consultorio tiene cuenta todavía. Al aprobar una solicitud se crea una.',
    fields: {
      ...labelsIn(CUSTOMER_LABELS, 'es'),
      buyingGroupId: CUSTOMER_LABELS.buyingGroup.es,
      moveReason: 'Motivo del traslado',
      hasCreditLimit: 'Tiene límite de crédito',
      lastOrder: 'Hizo pedidos',
      merged: 'Fusionada con otro cliente',
      mergedInto: 'Fusionada en',
      mergedFrom: 'Cuenta fusionada',
      mergeReason: 'Motivo de la fusión',
      movedOrders: 'Pedidos traídos aquí',
      movedInvoices: 'Facturas traídas aquí',
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
    sections: { practice: 'Consultorio', terms: 'Condiciones', prices: 'Impuesto y envío' },
    tabs: {
      addresses: 'Envío',
      accounts: 'Cuentas',
      team: 'Equipo',
      orders: 'Pedidos',
      invoices: 'Facturas',
      messages: 'Mensajes',
      emails: 'Correos',
      applications: 'Solicitudes',
    },
    notifications: {
      created: 'Se creó el cliente.',
      updated: 'Se guardó el cliente.',
    },
  },
  invoices: {
    name: 'Factura |||| Facturas',
    search: 'Buscar factura, pedido, orden de compra, consultorio o cuenta',
    empty: 'Todavía no hay facturas. La factura se emite cuando se despacha un pedido.',
    fields: {
      id: 'Factura',
      practice: 'Consultorio',
      accountNumber: 'Cuenta',
      orderNumber: 'Pedido',
      poNumber: 'N.º de orden de compra',
      patient: 'Paciente',
      issuedAt: 'Emitida',
      dueOn: 'Vence',
      state: 'Estado',
      age: 'Antigüedad',
      totalCents: 'Total',
      openCents: 'Pendiente',
      billedThrough: 'Se factura a',
    },
    choices: {
      state: invoices.states,
      age: {
        current: 'Sin vencer',
        days30: 'Vencida hace 1–30 días',
        days60: 'Vencida hace 31–60 días',
        days90: 'Vencida hace 61–90 días',
        older: 'Vencida hace más de 90 días',
      },
    },
    sections: { invoice: 'Factura' },
    tabs: { lines: 'Líneas' },
  },
  payments: paymentResource,
  checkouts: checkoutResource,
  'write-offs': {
    name: 'Baja por incobrable |||| Bajas por incobrables',
    search: 'Buscar factura, consultorio o cuenta',
    empty: 'Todavía no se ha dado de baja ningún importe.',
    fields: {
      invoiceNumber: 'Factura',
      accountNumber: 'Cuenta',
      practice: 'Consultorio',
      amountCents: 'Importe',
      state: 'Estado',
      reason: 'Motivo',
      requestedBy: 'Solicitada por',
      requestedAt: 'Solicitada',
      decidedBy: 'Decidida por',
      declineReason: 'Por qué se rechazó',
      reversalReason: 'Por qué se revierte',
      reversalRequestedBy: 'Reversión solicitada por',
      reversalRequestedAt: 'Reversión solicitada',
      reversalDecidedBy: 'Reversión confirmada por',
    },
    choices: { state: payments.writeOff.states },
    sections: { writeOff: 'Baja por incobrable' },
  },
  credits: creditResource,
  'return-requests': returnRequestResource,
  'consultant-requests': consultantRequestResource,
  'consultant-ratings': consultantRatingResource,
  'ship-to-addresses': {
    name: 'Dirección de envío |||| Direcciones de envío',
    create: 'Nueva dirección de envío',
    edit: 'Modificar dirección de envío',
    search: 'Buscar destinatario, ciudad o cuenta',
    empty: 'Todavía no hay ninguna dirección de envío.',
    fields: labelsIn(SHIP_TO_ADDRESS_LABELS, 'es'),
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
    fields: labelsIn(BUYING_GROUP_LABELS, 'es'),
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
    fields: labelsIn(PRICE_LABELS, 'es'),
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
      mayRecordPayments: 'Puede registrar pagos',
      disabled: 'Desactivado: no puede iniciar sesión',
      mainAccount: 'Cuenta principal',
      additionalAccounts: 'Cuentas adicionales',
    },
    choices: {
      role: { superAdmin: 'Superadministrador', admin: 'Administrador', customer: 'Cliente' },
    },
    notifications: { updated: 'Se guardó el usuario.' },
  },
  letters: {
    name: 'Carta |||| Cartas',
    create: 'Carta nueva',
    edit: 'Editar carta',
    search: 'Buscar por nombre',
    empty: 'Todavía no se escribió ninguna carta.',
    fields: {
      ...labelsIn(LETTER_LABELS, 'es'),
      subject: 'Asunto',
      body: 'Texto',
      filter: 'Filtros',
      practiceRoles: 'Roles en el consultorio',
    },
    tabs: { preview: 'Vista previa' },
    choices: {
      state: {
        draft: 'Borrador',
        sending: 'Enviándose',
        paused: 'En pausa',
        finished: 'Terminada',
        cancelled: 'Cancelada',
      },
    },
    notifications: {
      created: 'Se creó la carta.',
      updated: 'Se guardó la carta.',
    },
  },
  'shipping-methods': {
    name: 'Método de envío |||| Envío',
    edit: 'Modificar método de envío',
    search: 'Buscar por código',
    empty: 'Ningún método de envío coincide.',
    fields: labelsIn(SHIPPING_METHOD_LABELS, 'es'),
    notifications: {
      updated: 'Se guardó el precio. Los pedidos conservan el de su envío al laboratorio.',
    },
  },
  'reject-reasons': {
    name: 'Motivo de rechazo |||| Motivos de rechazo',
    create: 'Nuevo motivo de rechazo',
    edit: 'Modificar motivo de rechazo',
    search: 'Buscar por nombre o texto',
    empty: 'Todavía no hay ningún motivo de rechazo predefinido.',
    fields: labelsIn(REJECT_REASON_LABELS, 'es'),
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
  'email-templates': {
    name: 'Plantilla de correo |||| Plantillas de correo',
    search: 'Buscar por evento o por palabras de una plantilla',
    empty: 'No hay ninguna plantilla. El portal instala las suyas al arrancar.',
    fields: {
      ...labelsIn(EMAIL_TEMPLATE_LABELS, 'es'),
      group: 'Grupo',
      mjml: 'Cuerpo (MJML)',
      text: 'Versión de texto',
    },
    choices: {
      group: {
        orders: 'Pedidos',
        account: 'Cuenta',
        security: 'Inicio de sesión y seguridad',
        money: 'Facturas y pagos',
        letters: 'Cartas y resúmenes',
      },
    },
    notifications: { updated: 'Se guardó la plantilla.' },
  },
  guide: guideResource,
  'email-settings': {
    name: 'Ajustes de correo |||| Ajustes de correo',
    edit: 'Ajustes de correo',
    fields: {
      patientNames: 'Nombres de pacientes en los correos',
      linkHosts: 'Servidores a los que pueden llevar los enlaces de las plantillas',
      labAddresses: 'Direcciones del laboratorio a las que los clientes pueden escribir',
      textDays: 'Días que se conserva el texto de un correo',
      recordDays: 'Días que se conserva el registro de un correo',
    },
    choices: { patientNames: { full: 'Nombre completo', initials: 'Iniciales', none: 'Ninguno' } },
    sections: {
      content: 'Qué muestran los correos',
      writing: 'A quién se escribe',
      keeping: 'Cuánto tiempo',
    },
    notifications: { updated: 'Se guardaron los ajustes.' },
  },
};
