import { RUSH } from '#domain/delivery/shipping-methods.ts';
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import { addressLabelTexts } from '../../address-labels.ts';

const en = {
  title: 'Delivery',
  change: 'Change',
  close: 'Close',
  shipTo: DELIVERY_LABELS.en.shipTo,
  to: DELIVERY_LABELS.en.to,
  noAddress: 'The account has no address on file. The lab ships as agreed with you.',
  remembered: 'Saved for your next order. To ship to a patient’s home, choose Patient.',
  forPatient: 'Saved with this order only.',
  method: DELIVERY_LABELS.en.method,
  free: 'no charge',
  rush: `${RUSH.label.en} (%{price})`,
  rushHelp: 'Made ahead of other orders, in about half the time.',
  quantity: DELIVERY_LABELS.en.quantity,
  lensOf: { right: 'right lens', left: 'left lens' },
  warranty: 'A warranty order replaces one lens.',
  recipient: 'Recipient name',
  ...addressLabelTexts.en,
  none: 'Not chosen',
  use: 'Use %{value}',
};

const es: typeof en = {
  title: 'Entrega',
  change: 'Cambiar',
  close: 'Cerrar',
  shipTo: DELIVERY_LABELS.es.shipTo,
  to: DELIVERY_LABELS.es.to,
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
  ...addressLabelTexts.es,
  none: 'Sin elegir',
  use: 'Usar %{value}',
};

export const messages = { en, es };
