import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { openOrder, orderFacts, WHY_ORDERS } from './order-parts.ts';

/** The lab has an order, new or corrected. */
export const ORDER_RECEIVED = defaultTemplates('orderReceived', {
  en: {
    subject: 'Order {{ orderNumber }} received',
    lead: 'The lab received order {{ orderNumber }} for {{ practice }}. It is checked before the lenses are made.',
    parts: [orderFacts('en'), openOrder('en')],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'Pedido {{ orderNumber }} recibido',
    lead: 'El laboratorio recibió el pedido {{ orderNumber }} de {{ practice }}. Se revisa antes de fabricar los lentes.',
    parts: [orderFacts('es'), openOrder('es')],
    why: WHY_ORDERS.es,
  },
});
