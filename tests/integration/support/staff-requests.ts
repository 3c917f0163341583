import { consultantRequests } from './consultant.ts';
import { rejectReasonRequests } from './reject-reasons.ts';
import { shippingMethodRequests } from './shipping-methods.ts';

/** Requests of routes that only staff use, and those of visitors that they read. */
export const staffRequests = {
  ...rejectReasonRequests,
  ...shippingMethodRequests,
  ...consultantRequests,
};
