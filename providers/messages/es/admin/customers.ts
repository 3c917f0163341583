import type { customers as en } from '../../en/admin/customers.ts';

export const customers: typeof en = {
  isAdditional: 'Esta es una cuenta adicional.',
  main: 'Mostrar la cuenta principal %{number}',
  noAdditional: 'Esta cuenta no tiene cuentas adicionales.',
  addAddress: 'Añadir dirección de envío',
  noAddresses: 'Los paquetes van a la dirección del consultorio.',
  allOrders: 'Mostrar todos los pedidos de esta cuenta',
  noOrders: 'Esta cuenta todavía no ha hecho pedidos.',
  applications: {
    none: 'Ninguna solicitud pertenece a esta cuenta.',
    notLoaded: 'No se pudieron cargar las solicitudes',
    practice: 'Consultorio',
    email: 'Solicitante',
    submittedAt: 'Enviada',
    status: 'Estado',
  },
  messages: {
    none: 'No hay mensajes sobre los pedidos de esta cuenta.',
    notLoaded: 'No se pudieron cargar los mensajes',
    order: 'Pedido %{number}',
    by: { practice: '%{author}, consultorio', maker: '%{author}, laboratorio' },
    unread: 'Sin leer',
  },
  timeZone: 'Para los días de vencimiento. Sin ella, la de la dirección: %{zone}',
  export: 'Exportar datos',
  move: {
    open: 'Mover a otra cuenta principal',
    title: '¿Mover la cuenta %{number}?',
    consequence:
      'Pasa a ser una cuenta adicional de otra cuenta principal. Sus usuarios conservan el acceso. El motivo queda en el historial.',
    number: 'Nueva cuenta principal',
    reason: 'Motivo',
    action: 'Mover cuenta',
    done: 'La cuenta se movió.',
    wrongNumber: 'Introduzca un número de cuenta de seis dígitos',
    unknown: 'No es el número de una cuenta principal.',
    missing: 'Indique un motivo',
  },
};
