import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { openOrder, orderFacts, WHY_ORDERS } from './order-parts.ts';

/** EM-01: the order is completed, with its invoice number and its notes. */
export const ORDER_CLOSED = defaultTemplates('orderClosed', {
  en: {
    subject: 'Order {{ orderNumber }} is closed',
    lead: 'Order {{ orderNumber }} for {{ practice }} has been completed and closed.',
    parts: [
      orderFacts('en', [
        ['Invoice number', 'invoiceNumber'],
        ['Order notes', 'orderNotes'],
      ]),
      openOrder('en'),
    ],
    why: WHY_ORDERS.en,
  },
  es: {
    subject: 'El pedido {{ orderNumber }} está cerrado',
    lead: 'El pedido {{ orderNumber }} de {{ practice }} se completó y se cerró.',
    parts: [
      orderFacts('es', [
        ['Número de factura', 'invoiceNumber'],
        ['Notas del pedido', 'orderNotes'],
      ]),
      openOrder('es'),
    ],
    why: WHY_ORDERS.es,
  },
});
