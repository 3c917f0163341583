import { AT_ONCE, type EmailEvent, type EmailVariables } from './email-event.ts';

const ORDER_VARIABLES = {
  orderNumber: {
    type: 'text',
    label: { en: 'Order number', es: 'Número de pedido' },
    example: 'LP-100042',
  },
  practice: {
    type: 'text',
    label: { en: 'Name of the practice', es: 'Nombre del consultorio' },
    example: 'Lakeside Eye Care',
  },
  accountNumber: {
    type: 'text',
    label: { en: 'Account number', es: 'Número de cuenta' },
    example: '100200',
  },
  patient: {
    type: 'text',
    label: {
      en: 'Patient, as the settings of emails allow; blank when the recipient may not see it',
      es: 'Paciente, según los ajustes de correo; falta si el destinatario no puede verlo',
    },
    example: 'A. B.',
  },
  poNumber: {
    type: 'text',
    label: { en: 'PO number; may be blank', es: 'Orden de compra; puede faltar' },
    example: 'PO-7731',
  },
  lenses: {
    type: 'list',
    label: { en: 'The lenses, a line each', es: 'Los lentes, uno por línea' },
    example: ['R: GP bitoric', 'L: GP bitoric'],
  },
  orderLink: {
    type: 'link',
    label: { en: 'Link to the order', es: 'Enlace al pedido' },
    example: 'https://lens-portal.test/customer/order/42',
  },
} as const satisfies EmailVariables;

const PROMISED = {
  promisedDate: {
    type: 'text',
    label: { en: 'Promised date', es: 'Fecha prometida' },
    example: 'June 12, 2026',
  },
} as const satisfies EmailVariables;

/** Shown behind the bell only, unless somebody wants more: it needs nobody to do anything. */
const BELL_ONLY = { email: 'off', bell: true } as const;

/** EM-04: notifications about orders, to the members of their account. */
export const ORDER_EVENTS = [
  {
    key: 'orderReceived',
    group: 'orders',
    label: { en: 'Order received', es: 'Pedido recibido' },
    permission: 'orders:show',
    choice: AT_ONCE,
    variables: ORDER_VARIABLES,
  },
  {
    key: 'orderApproved',
    group: 'orders',
    label: { en: 'Order approved', es: 'Pedido aprobado' },
    permission: 'orders:show',
    choice: AT_ONCE,
    variables: { ...ORDER_VARIABLES, ...PROMISED },
  },
  {
    key: 'orderRejected',
    group: 'orders',
    label: { en: 'Order rejected', es: 'Pedido rechazado' },
    permission: 'orders:show',
    choice: AT_ONCE,
    variables: {
      ...ORDER_VARIABLES,
      reason: {
        type: 'lines',
        label: {
          en: 'Reason; blank when the recipient may not see it',
          es: 'Motivo; falta si el destinatario no puede verlo',
        },
        example: 'The base curve of the left lens does not fit the keratometry.',
      },
      correctLink: {
        type: 'link',
        label: {
          en: 'Link to correct the order; blank when the recipient may not',
          es: 'Enlace para corregir el pedido; falta si el destinatario no puede',
        },
        example: 'https://lens-portal.test/customer/order/42/correct',
      },
    },
  },
  {
    key: 'orderInProduction',
    group: 'orders',
    label: { en: 'Order in production', es: 'Pedido en producción' },
    permission: 'orders:show',
    choice: BELL_ONLY,
    variables: { ...ORDER_VARIABLES, ...PROMISED },
  },
  {
    key: 'orderShipped',
    group: 'orders',
    label: { en: 'Order shipped', es: 'Pedido despachado' },
    permission: 'orders:show',
    choice: AT_ONCE,
    variables: {
      ...ORDER_VARIABLES,
      carrier: {
        type: 'text',
        label: { en: 'Carrier; may be blank', es: 'Transportista; puede faltar' },
        example: 'UPS',
      },
      trackingNumber: {
        type: 'text',
        label: { en: 'Tracking number; may be blank', es: 'Número de guía; puede faltar' },
        example: '1Z999AA10123456784',
      },
      trackingLink: {
        type: 'link',
        label: {
          en: 'Link to the carrier’s page; blank for other carriers',
          es: 'Enlace a la página del transportista; falta con otros transportistas',
        },
        example: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      },
      arrivesBy: {
        type: 'text',
        label: { en: 'Arrives by; may be blank', es: 'Llega a más tardar; puede faltar' },
        example: 'June 15, 2026',
      },
    },
  },
  {
    key: 'orderClosed',
    group: 'orders',
    label: { en: 'Order closed', es: 'Pedido cerrado' },
    permission: 'orders:show',
    choice: AT_ONCE,
    variables: {
      ...ORDER_VARIABLES,
      invoiceNumber: {
        type: 'text',
        label: { en: 'Invoice number, or N/A', es: 'Número de factura, o N/A' },
        example: 'INV-50017',
      },
      orderNotes: {
        type: 'lines',
        label: {
          en: 'Order notes, or a sentence that there are none; blank when the recipient may not see them',
          es: 'Notas del pedido, o una frase si no hay; faltan si el destinatario no puede verlas',
        },
        example: 'Please match the tint of the former pair.',
      },
    },
  },
  {
    key: 'promisedDateMoved',
    group: 'orders',
    label: { en: 'Promised date moved', es: 'Cambio de la fecha prometida' },
    permission: 'orders:show',
    choice: AT_ONCE,
    variables: {
      ...ORDER_VARIABLES,
      ...PROMISED,
      formerDate: {
        type: 'text',
        label: { en: 'Former promised date', es: 'Fecha prometida anterior' },
        example: 'June 9, 2026',
      },
      reason: {
        type: 'lines',
        label: { en: 'Reason', es: 'Motivo' },
        example: 'The material arrives two days late.',
      },
    },
  },
  {
    key: 'orderMessage',
    group: 'orders',
    label: { en: 'Message about an order', es: 'Mensaje sobre un pedido' },
    permission: 'orders:discuss',
    choice: AT_ONCE,
    variables: {
      orderNumber: ORDER_VARIABLES.orderNumber,
      practice: ORDER_VARIABLES.practice,
      accountNumber: ORDER_VARIABLES.accountNumber,
      orderLink: ORDER_VARIABLES.orderLink,
      author: {
        type: 'text',
        label: { en: 'Who wrote the message', es: 'Quién escribió el mensaje' },
        example: 'Lab consultation',
      },
    },
  },
] as const satisfies readonly EmailEvent[];
