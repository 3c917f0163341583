import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, link, quote } from '../../../platform/mail/layout/email-parts.ts';
import { orderFacts, WHY_ORDERS } from './order-parts.ts';

/** The practice has to correct the order, or cancels it. */
export const ORDER_REJECTED = defaultTemplates('orderRejected', {
  en: {
    subject: 'Order {{ orderNumber }} is rejected',
    lead: 'The lab cannot make order {{ orderNumber }} for {{ practice }} as it is. Nothing is made until it is corrected.',
    parts: [
      quote('Reason', 'reason'),
      orderFacts('en'),
      action('Correct the order', 'correctLink'),
      link('Open the order', 'orderLink'),
    ],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'El pedido {{ orderNumber }} fue rechazado',
    lead: 'El laboratorio no puede fabricar el pedido {{ orderNumber }} de {{ practice }} tal como está. No se fabrica nada hasta que se corrija.',
    parts: [
      quote('Motivo', 'reason'),
      orderFacts('es'),
      action('Corregir el pedido', 'correctLink'),
      link('Abrir el pedido', 'orderLink'),
    ],
    why: WHY_ORDERS.es,
  },
});
