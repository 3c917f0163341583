import { addressLabelTexts } from '../../address-labels.ts';

const en = {
  title: 'Delivery',
  change: 'Change',
  close: 'Close',
  shipTo: 'Ship to',
  to: { practice: 'Practice', other: 'Another address', patient: 'Patient' },
  noAddress: 'The account has no address on record. The laboratory ships as agreed with you.',
  remembered: 'Remembered for your next order. For a patient’s home choose Patient.',
  forPatient: 'Kept with this order only.',
  method: 'Shipping method',
  free: 'no charge',
  rush: 'Rush (%{price})',
  rushHelp: 'Made before others, in about half the time.',
  quantity: 'Quantity',
  quantityOf: { right: 'Quantity, right lens', left: 'Quantity, left lens' },
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
  shipTo: 'Enviar a',
  to: { practice: 'Consulta', other: 'Otra dirección', patient: 'Paciente' },
  noAddress: 'La cuenta no tiene dirección registrada. El laboratorio envía según lo acordado.',
  remembered:
    'Se recuerda para su próximo pedido. Para el domicilio de un paciente elija Paciente.',
  forPatient: 'Se guarda solo con este pedido.',
  method: 'Forma de envío',
  free: 'sin cargo',
  rush: 'Urgente (%{price})',
  rushHelp: 'Se fabrica antes que otros, en cerca de la mitad del tiempo.',
  quantity: 'Cantidad',
  quantityOf: { right: 'Cantidad, lente derecha', left: 'Cantidad, lente izquierda' },
  warranty: 'Un pedido en garantía reemplaza una lente.',
  recipient: 'Nombre en el paquete',
  ...addressLabelTexts.es,
  none: 'Sin elegir',
  use: 'Usar %{value}',
};

export const messages = { en, es };
