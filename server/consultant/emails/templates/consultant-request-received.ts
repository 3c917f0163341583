import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { say } from '../../../platform/mail/layout/email-parts.ts';

/** VC-03: to who asked. Fixed text: the address may be somebody else's. */
export const CONSULTANT_REQUEST_RECEIVED = defaultTemplates('consultantRequestReceived', {
  en: {
    subject: 'Your request to a consultant is received',
    lead: 'We received a request to a consultant that gives this address for the answer. A consultant writes or calls you.',
    parts: [say('If it was not you, ignore this email: nothing else is sent to this address.')],
    why: 'You are receiving this email because this address was entered on the pages of the virtual consultant.',
  },
  es: {
    subject: 'Recibimos su consulta a un consultor',
    lead: 'Recibimos una consulta a un consultor que indica este correo para la respuesta. Un consultor le escribirá o le llamará.',
    parts: [say('Si no fue usted, ignore este correo: no se enviará nada más a esta dirección.')],
    why: 'Recibe este correo porque esta dirección se indicó en las páginas del consultor virtual.',
  },
});
