import type { EmailEvent } from './email-event.ts';

/** VC-03: notifications about a request to a consultant, to the lab and to who asked. */
export const CONSULTANT_EVENTS = [
  {
    key: 'consultantRequest',
    group: 'account',
    label: { en: 'Request to a consultant', es: 'Consulta a un consultor' },
    permission: null,
    choice: null,
    variables: {
      practice: {
        type: 'text',
        label: { en: 'Name of the practice', es: 'Nombre del consultorio' },
        example: 'Lakeside Eye Care',
      },
      contact: {
        type: 'text',
        label: { en: 'Who asks', es: 'Quién pregunta' },
        example: 'Dana Reyes (dana@lakeside.test)',
      },
      question: {
        type: 'lines',
        label: { en: 'Question', es: 'Pregunta' },
        example: 'The lens settles to 80 µm after four hours. What would you change first?',
      },
      portalLink: {
        type: 'link',
        label: { en: 'Link to the request', es: 'Enlace a la consulta' },
        example: 'https://lens-portal.test/admin/order-approval/consultant-requests',
      },
    },
  },
  {
    key: 'consultantRequestReceived',
    group: 'account',
    label: { en: 'Request to a consultant received', es: 'Consulta recibida' },
    permission: null,
    choice: null,
    // Nothing that the sender typed: the address may be somebody else's.
    variables: {},
  },
  {
    key: 'consultantRequestsHeld',
    group: 'account',
    label: {
      en: 'More requests to a consultant than usual',
      es: 'Más consultas a un consultor que de costumbre',
    },
    permission: null,
    choice: null,
    variables: {
      count: {
        type: 'text',
        label: { en: 'Requests held within 24 hours', es: 'Consultas retenidas en 24 horas' },
        example: '37',
      },
      portalLink: {
        type: 'link',
        label: { en: 'Link to the requests', es: 'Enlace a las consultas' },
        example: 'https://lens-portal.test/admin/order-approval/consultant-requests',
      },
    },
  },
] as const satisfies readonly EmailEvent[];
