import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, link } from '../../../platform/mail/layout/email-parts.ts';
import { orderFacts, WHY_ORDERS } from './order-parts.ts';

/** The lenses are on their way. */
export const ORDER_SHIPPED = defaultTemplates('orderShipped', {
  en: {
    subject: 'Order {{ orderNumber }} is shipped',
    lead: 'The lab shipped order {{ orderNumber }} for {{ practice }}.',
    parts: [
      orderFacts('en', [
        ['Carrier', 'carrier'],
        ['Tracking number', 'trackingNumber'],
        ['Arrives by', 'arrivesBy'],
      ]),
      action('Track the package', 'trackingLink'),
      link('Open the order', 'orderLink'),
    ],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'El pedido {{ orderNumber }} fue despachado',
    lead: 'El laboratorio despachó el pedido {{ orderNumber }} de {{ practice }}.',
    parts: [
      orderFacts('es', [
        ['Transportista', 'carrier'],
        ['Número de guía', 'trackingNumber'],
        ['Llega a más tardar', 'arrivesBy'],
      ]),
      action('Seguir el paquete', 'trackingLink'),
      link('Abrir el pedido', 'orderLink'),
    ],
    why: WHY_ORDERS.es,
  },
});
