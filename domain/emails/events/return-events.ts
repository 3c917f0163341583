import { AT_ONCE, type EmailEvent, type EmailVariables } from './email-event.ts';

const RETURN_VARIABLES = {
  requestNumber: {
    type: 'text',
    label: { en: 'Number of the request', es: 'Número de la solicitud' },
    example: 'RMA-100001',
  },
  kind: {
    type: 'text',
    label: { en: 'What is asked for', es: 'Qué se solicita' },
    example: 'Return',
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
  orderNumber: {
    type: 'text',
    label: { en: 'Order of the lens', es: 'Pedido del lente' },
    example: 'LP-100042',
  },
  lens: {
    type: 'text',
    label: { en: 'The lens and its eye', es: 'El lente y su ojo' },
    example: 'Vista Sphere, right eye',
  },
  amount: {
    type: 'text',
    label: { en: 'What is credited; may be blank', es: 'Lo que se abona; puede faltar' },
    example: '$80.00',
  },
} as const satisfies EmailVariables;

const LINK = {
  requestLink: {
    type: 'link',
    label: { en: 'Link to the requests', es: 'Enlace a las solicitudes' },
    example: 'https://lens-portal.test/customer/credit',
  },
} as const satisfies EmailVariables;

/** CR-03: notifications about returns, to the lab and those of a practice who order. */
export const RETURN_EVENTS = [
  {
    key: 'returnRequested',
    group: 'money',
    label: { en: 'Return requested', es: 'Devolución solicitada' },
    permission: null,
    choice: null,
    variables: { ...RETURN_VARIABLES, ...LINK },
  },
  {
    key: 'returnDecided',
    group: 'money',
    label: { en: 'Return decided', es: 'Devolución decidida' },
    permission: 'returnRequests:create',
    choice: AT_ONCE,
    variables: {
      ...RETURN_VARIABLES,
      decision: {
        type: 'text',
        label: { en: 'What was decided', es: 'Qué se decidió' },
        example: 'Approved',
      },
      reason: {
        type: 'lines',
        label: {
          en: 'Why it was refused; may be blank',
          es: 'Por qué se rechazó; puede faltar',
        },
        example: 'The lens is not under warranty any more.',
      },
      returnBy: {
        type: 'text',
        label: {
          en: 'Until when the lens may come back; may be blank',
          es: 'Hasta cuándo puede devolverse el lente; puede faltar',
        },
        example: 'June 12, 2027',
      },
      ...LINK,
    },
  },
  {
    key: 'returnReceived',
    group: 'money',
    label: { en: 'Returned lens received', es: 'Lente devuelto recibido' },
    permission: 'returnRequests:create',
    choice: AT_ONCE,
    variables: {
      ...RETURN_VARIABLES,
      receivedOn: {
        type: 'text',
        label: { en: 'When the lab received it', es: 'Cuándo lo recibió el laboratorio' },
        example: 'June 12, 2026',
      },
      ...LINK,
    },
  },
] as const satisfies readonly EmailEvent[];
