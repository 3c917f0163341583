import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import { RUSH } from '#domain/delivery/shipping-methods.ts';
import type { orderDelivery as en } from '../../en/customer/order-delivery.ts';
import { addressLabels } from './address-labels.ts';

export const orderDelivery: typeof en = {
  title: 'Entrega',
  change: 'Cambiar',
  close: 'Cerrar',
  shipTo: DELIVERY_LABELS.es.shipTo,
  to: DELIVERY_LABELS.es.to,
  /** After an address that the account had. */
  gone: 'ya no está registrada',
  noAddress: 'La cuenta no tiene dirección registrada. El laboratorio envía según lo acordado.',
  remembered:
    'Se guarda para su próximo pedido. Para enviar al domicilio de un paciente, elija Paciente.',
  forPatient: 'Se guarda solo con este pedido.',
  method: DELIVERY_LABELS.es.method,
  free: 'sin cargo',
  rush: `${RUSH.label.es} (%{price})`,
  rushHelp: 'Se fabrica antes que otros pedidos, en cerca de la mitad del tiempo.',
  quantity: DELIVERY_LABELS.es.quantity,
  lensOf: { right: 'lente derecho', left: 'lente izquierdo' },
  warranty: 'Un pedido en garantía reemplaza un lente.',
  recipient: 'Nombre del destinatario',
  ...addressLabels,
  none: 'Sin elegir',
  use: 'Usar %{value}',
};
