import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { openOrder, orderFacts, WHY_ORDERS } from './order-parts.ts';

/** The lab makes the lenses. */
export const ORDER_APPROVED = defaultTemplates('orderApproved', {
  en: {
    subject: 'Order {{ orderNumber }} is approved',
    lead: 'The lab approved order {{ orderNumber }} for {{ practice }}.',
    parts: [orderFacts('en', [['Ships by', 'promisedDate']]), openOrder('en')],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'El pedido {{ orderNumber }} fue aprobado',
    lead: 'El laboratorio aprobó el pedido {{ orderNumber }} de {{ practice }}.',
    parts: [orderFacts('es', [['Se despacha a más tardar', 'promisedDate']]), openOrder('es')],
    why: WHY_ORDERS.es,
  },
});
