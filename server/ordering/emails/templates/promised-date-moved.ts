import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { quote } from '../../../platform/mail/layout/email-parts.ts';
import { openOrder, orderFacts, WHY_ORDERS } from './order-parts.ts';

/** The lab ships the order on another day than it said. */
export const PROMISED_DATE_MOVED = defaultTemplates('promisedDateMoved', {
  en: {
    subject: 'Order {{ orderNumber }} has a new promised date',
    lead: 'The lab moved the promised date of order {{ orderNumber }} for {{ practice }}. It ships by {{ promisedDate }}.',
    parts: [
      quote('Reason', 'reason'),
      orderFacts('en', [
        ['Ships by', 'promisedDate'],
        ['Former date', 'formerDate'],
      ]),
      openOrder('en'),
    ],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'El pedido {{ orderNumber }} tiene otra fecha prometida',
    lead: 'El laboratorio cambió la fecha prometida del pedido {{ orderNumber }} de {{ practice }}. Se despacha a más tardar el {{ promisedDate }}.',
    parts: [
      quote('Motivo', 'reason'),
      orderFacts('es', [
        ['Se despacha a más tardar', 'promisedDate'],
        ['Fecha anterior', 'formerDate'],
      ]),
      openOrder('es'),
    ],
    why: WHY_ORDERS.es,
  },
});
