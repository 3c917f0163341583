import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { openOrder, orderFacts, WHY_ORDERS } from './order-parts.ts';

/** The lenses are being made. */
export const ORDER_IN_PRODUCTION = defaultTemplates('orderInProduction', {
  en: {
    subject: 'Order {{ orderNumber }} is in production',
    lead: 'The lab is making the lenses of order {{ orderNumber }} for {{ practice }}.',
    parts: [orderFacts('en', [['Ships by', 'promisedDate']]), openOrder('en')],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'El pedido {{ orderNumber }} está en producción',
    lead: 'El laboratorio está fabricando los lentes del pedido {{ orderNumber }} de {{ practice }}.',
    parts: [orderFacts('es', [['Se despacha a más tardar', 'promisedDate']]), openOrder('es')],
    why: WHY_ORDERS.es,
  },
});
