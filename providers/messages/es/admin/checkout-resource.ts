import type { checkoutResource as english } from '../../en/admin/checkout-resource.ts';
import { checkouts } from '../money/checkouts.ts';

/** Los textos del registro de un pago en línea, como lo ve el laboratorio. */
export const checkoutResource: typeof english = {
  name: 'Pago en línea |||| Pagos en línea',
  search: 'Buscar cuenta, factura o pago',
  empty: 'Aún no se pagó nada en línea.',
  fields: {
    name: 'Pago',
    accountNumber: 'Cliente',
    accountNumbers: 'Cuentas',
    method: 'Medio',
    state: 'Estado',
    amountCents: 'Pagado en línea',
    creditCents: 'Crédito de lentes',
    lookAt: 'Por revisar',
    toLookAt: 'Por revisar',
    attention: 'Por qué no se aplicó',
    failure: 'Código del rechazo',
    memo: 'Nota',
    createdBy: 'Iniciado por',
    createdAt: 'Iniciado',
    settledAt: 'Terminado',
    startedFrom: 'Iniciado desde (UTC)',
    startedTo: 'Iniciado hasta (UTC)',
    gatewayPaymentId: 'Número en el servicio de pagos',
  },
  choices: {
    method: checkouts.methods,
    state: checkouts.states,
    lookAt: {
      disputed: 'En disputa',
      refundFailed: 'Falló el reembolso',
      unapplied: 'Ninguna factura lo tiene',
      unanswered: 'Sin respuesta desde hace una semana',
    },
    attention: {
      amountDiffers: 'Llegó otro importe',
      late: 'Llegó demasiado tarde',
      otherCurrency: 'Llegó en otra moneda',
    },
  },
  sections: { payment: 'Pago' },
  tabs: { parts: 'Pagos y facturas' },
};
