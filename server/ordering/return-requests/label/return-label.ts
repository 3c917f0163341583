import type { Eye } from '#domain/orders/order.ts';

/** CR-03: what a return label says. Nothing of a patient: strangers handle the parcel. */
export interface ReturnLabel {
  /** `RMA-100001` */
  number: string;
  practice: string;
  accountNumber: string;
  /** The lines of the practice's address. */
  from: readonly string[];
  orderNumber: string;
  /** Blank when the order is not invoiced. */
  invoiceNumber: string;
  eye: Eye;
  lens: string;
  /** Until when the lab must have the lens; null when no day is set yet. */
  until: Date | null;
  requestedAt: Date;
  /** IANA: where the days are those of the practice. */
  timeZone: string;
}
