import { RUSH } from '#domain/delivery/shipping-methods.ts';
import { DELIVERY_WORDS } from '#domain/delivery/words.ts';
import { addressLabelTexts } from '../../address-labels.ts';

const en = {
  title: 'Delivery',
  change: 'Change',
  close: 'Close',
  shipTo: DELIVERY_WORDS.en.shipTo,
  to: DELIVERY_WORDS.en.to,
  noAddress: 'The account has no address on record. The laboratory ships as agreed with you.',
  remembered: 'Remembered for your next order. For a patient’s home choose Patient.',
  forPatient: 'Kept with this order only.',
  method: DELIVERY_WORDS.en.method,
  free: 'no charge',
  rush: `${RUSH.label.en} (%{price})`,
  rushHelp: 'Made before others, in about half the time.',
  quantity: DELIVERY_WORDS.en.quantity,
  lensOf: { right: 'right lens', left: 'left lens' },
  warranty: 'A warranty order replaces one lens.',
  recipient: 'Name on the parcel',
  ...addressLabelTexts.en,
  none: 'Not chosen',
  use: 'Use %{value}',
};

const es: typeof en = {
  title: 'Entrega',
  change: 'Cambiar',
  close: 'Cerrar',
  shipTo: DELIVERY_WORDS.es.shipTo,
  to: DELIVERY_WORDS.es.to,
  noAddress: 'La cuenta no tiene dirección registrada. El laboratorio envía según lo acordado.',
  remembered:
    'Se recuerda para su próximo pedido. Para el domicilio de un paciente elija Paciente.',
  forPatient: 'Se guarda solo con este pedido.',
  method: DELIVERY_WORDS.es.method,
  free: 'sin cargo',
  rush: `${RUSH.label.es} (%{price})`,
  rushHelp: 'Se fabrica antes que otros, en cerca de la mitad del tiempo.',
  quantity: DELIVERY_WORDS.es.quantity,
  lensOf: { right: 'lente derecha', left: 'lente izquierda' },
  warranty: 'Un pedido en garantía reemplaza una lente.',
  recipient: 'Nombre en el paquete',
  ...addressLabelTexts.es,
  none: 'Sin elegir',
  use: 'Usar %{value}',
};

export const messages = { en, es };
