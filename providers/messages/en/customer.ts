import { attachments } from './customer/attachments.ts';
import { clinical } from './customer/clinical.ts';
import { customer } from './customer/customer.ts';
import { draft } from './customer/draft.ts';
import { importPrescription } from './customer/import-prescription.ts';
import { lensDrawing } from './customer/lens-drawing.ts';
import { orderDelivery } from './customer/order-delivery.ts';
import { orderReview } from './customer/order-review.ts';
import { profile } from './customer/profile.ts';
import { warnings } from './customer/warnings.ts';

/** The texts of the practice's own pages. */
export const texts = {
  attachments,
  clinical,
  customer,
  draft,
  importPrescription,
  lensDrawing,
  orderDelivery,
  orderReview,
  profile,
  warnings,
};
