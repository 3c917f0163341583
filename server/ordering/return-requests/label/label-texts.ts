import type { Locale } from '#domain/basics/locale.ts';

export interface LabelTexts {
  title: string;
  from: string;
  to: string;
  /** Instead of the lab's address, when it is not known. */
  askForAddress: string;
  cut: string;
  slip: string;
  steps: string;
  /** What to do, in this order. */
  stepTexts: readonly string[];
  byDay: string;
  byLater: string;
  barCode: string;
  fields: {
    practice: string;
    account: string;
    order: string;
    invoice: string;
    eye: string;
    lens: string;
    until: string;
    requested: string;
  };
  eyes: { right: string; left: string };
  none: string;
  printed: string;
}

/** CR-03: the words of a return label. */
export const LABEL_TEXTS: Record<Locale, LabelTexts> = {
  en: {
    title: 'Return label',
    from: 'From',
    to: 'To',
    askForAddress: 'Ask us for our address before you send the lens.',
    cut: 'Cut here',
    slip: 'Put this part in with the lens',
    steps: 'How to send the lens back',
    stepTexts: [
      'Pack one lens only, in its original vial or case with the label intact. Use one label for each lens.',
      'Put the lower part of this page in with it. Enclose nothing that names the patient.',
      'Fasten the upper part to the parcel so that the bar code stays flat. It is no postage: pay the carrier, and keep the proof of delivery.',
    ],
    byDay: 'The lab must have the lens by %{day}. Later, its credit is not given.',
    byLater: 'Send the lens soon. The portal shows until when the lab must have it.',
    barCode: 'Bar code: %{number}',
    fields: {
      practice: 'Practice',
      account: 'Account',
      order: 'Order',
      invoice: 'Invoice',
      eye: 'Eye',
      lens: 'Lens',
      until: 'At the lab by',
      requested: 'Requested',
    },
    eyes: { right: 'Right (R)', left: 'Left (L)' },
    none: '—',
    printed: 'Printed %{time}',
  },
  es: {
    title: 'Etiqueta de devolución',
    from: 'De',
    to: 'Para',
    askForAddress: 'Pídanos nuestra dirección antes de enviar el lente.',
    cut: 'Corte aquí',
    slip: 'Incluya esta parte con el lente',
    steps: 'Cómo devolver el lente',
    stepTexts: [
      'Envíe un solo lente, en su vial o estuche original con la etiqueta intacta. Use una etiqueta para cada lente.',
      'Incluya la parte inferior de esta página. No adjunte nada que nombre al paciente.',
      'Pegue la parte superior en el paquete con el código de barras plano. No es franqueo: pague al transportista y guarde el comprobante de entrega.',
    ],
    byDay:
      'El laboratorio debe tener el lente a más tardar el %{day}. Después no se abona su crédito.',
    byLater: 'Envíe el lente pronto. El portal muestra hasta cuándo debe tenerlo el laboratorio.',
    barCode: 'Código de barras: %{number}',
    fields: {
      practice: 'Consultorio',
      account: 'Cuenta',
      order: 'Pedido',
      invoice: 'Factura',
      eye: 'Ojo',
      lens: 'Lente',
      until: 'En el laboratorio hasta',
      requested: 'Solicitada',
    },
    eyes: { right: 'Derecho (R)', left: 'Izquierdo (L)' },
    none: '—',
    printed: 'Impreso %{time}',
  },
};
