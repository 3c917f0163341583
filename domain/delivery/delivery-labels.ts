import type { Locale } from '../basics/locale.ts';
import type { ShipTo } from './delivery.ts';

interface DeliveryLabels {
  shipTo: string;
  method: string;
  rush: string;
  quantity: string;
  yes: string;
  no: string;
  /** The text when no address is known. */
  to: Record<ShipTo, string>;
}

/** The labels of delivery on pages, on paper and in tables. */
export const DELIVERY_LABELS: Record<Locale, DeliveryLabels> = {
  en: {
    shipTo: 'Ship to',
    method: 'Shipping method',
    rush: 'Rush',
    quantity: 'Quantity',
    yes: 'Yes',
    no: 'No',
    to: { practice: 'Practice', other: 'Other address', patient: 'Patient' },
  },
  es: {
    shipTo: 'Enviar a',
    method: 'Forma de envío',
    rush: 'Urgente',
    quantity: 'Cantidad',
    yes: 'Sí',
    no: 'No',
    to: { practice: 'Consultorio', other: 'Otra dirección', patient: 'Paciente' },
  },
};
