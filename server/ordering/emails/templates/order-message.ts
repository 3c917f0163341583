import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action } from '../../../platform/mail/layout/email-parts.ts';
import { WHY_ORDERS } from './order-parts.ts';

/** Somebody wrote about an order. What they wrote stays in the portal, because it may name a patient. */
export const ORDER_MESSAGE = defaultTemplates('orderMessage', {
  en: {
    subject: 'New message about order {{ orderNumber }}',
    lead: '{{ author }} wrote a message about order {{ orderNumber }} of {{ practice }}. It may concern a patient, so you read it in the portal.',
    parts: [action('Read the message', 'orderLink')],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'Mensaje nuevo sobre el pedido {{ orderNumber }}',
    lead: '{{ author }} escribió un mensaje sobre el pedido {{ orderNumber }} de {{ practice }}. Puede tratar de un paciente, por eso se lee en el portal.',
    parts: [action('Leer el mensaje', 'orderLink')],
    why: WHY_ORDERS.es,
  },
});
