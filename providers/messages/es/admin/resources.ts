import { labelsIn } from '#domain/basics/field-labels.ts';
import { CUSTOMER_LABELS } from '#domain/customers/customer-record.ts';
import type { resources as en } from '../../en/admin/resources.ts';
import { ratings } from '../consultant/ratings.ts';
import { guideNames } from '../guide/guide-names.ts';
import { invoices } from '../money/invoices.ts';
import { payments } from '../money/payments.ts';
import { lenses } from '../shell/lenses.ts';
import { checkoutResource } from './checkout-resource.ts';
import { creditResource } from './credit-resource.ts';
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
  'consultant-ratings': { choices: { reason: ratings.reasons } },
  guide: {
    choices: {
      topic: guideNames.topics,
      standing: guideNames.standings,
      families: lenses.families,
      family: lenses.families,
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
};
