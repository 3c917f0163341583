import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import { RUSH } from '#domain/delivery/shipping-methods.ts';
import { addressLabels } from './address-labels.ts';

export const orderDelivery = {
  title: 'Delivery',
  change: 'Change',
  close: 'Close',
  shipTo: DELIVERY_LABELS.en.shipTo,
  to: DELIVERY_LABELS.en.to,
  /** After an address that the account had. */
  gone: 'no longer on record',
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
  ...addressLabels,
  none: 'Not chosen',
  use: 'Use %{value}',
};
