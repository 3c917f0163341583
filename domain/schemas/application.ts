import { z } from 'zod';
import { checkAddress } from '../address/check-address.ts';
import { APPLICATION_STATUSES } from '../application.ts';
import { accountNumberSchema } from './account-number.ts';
import { text } from './text.ts';

const upTo = (most: number) => text().trim().max(most);
const required = (most: number) => upTo(most).min(1, 'This is required');

const applicationFields = z.object({
  practice: required(120),
  address: required(200),
  apt: upTo(60).default(''),
  city: required(120),
  /** State or province; required where the country has them. */
  state: upTo(60).default(''),
  zip: upTo(20).default(''),
  /** ISO 3166, two letters. */
  country: required(2),
  /** In the form of the country, or international: +12025550100. */
  phone: required(40),
  website: upTo(200).default(''),
  licenceNumber: required(60),
  /** The name of a file in the applicant's folder of the file storage, or blank. */
  licenceFile: upTo(200).default(''),
  buyingGroupId: text().max(60).nullable().default(null),
  contactName: required(120),
  contactEmail: z.email().max(200),
  contactPhone: upTo(40).default(''),
  notes: upTo(1000).default(''),
});

/** RS-05: what a practice sends to apply for an account. */
export const applicationInputSchema = applicationFields.superRefine(checkAddress);

/** An application as its applicant and the maker's staff see it. */
export const applicationSchema = applicationFields.extend({
  id: z.uuid(),
  uid: text(),
  email: text(),
  status: z.enum(APPLICATION_STATUSES),
  version: z.number().int(),
  /** Of the decision; blank while there is none. */
  reason: text(),
  decidedAt: z.iso.datetime().nullable(),
  /** The account that was made for it. */
  accountNumber: accountNumberSchema.nullable(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** What a client may filter a list of applications by. */
export const applicationFilterSchema = z
  .object({
    id: z.array(z.uuid()),
    status: z.enum(APPLICATION_STATUSES),
    /** Part of the practice's name, of the contact's or of the applicant's e-mail. */
    q: text().trim().max(100),
  })
  .partial()
  .strict();

/** What a client may sort a list of applications by. */
export const APPLICATION_SORTS = ['submittedAt', 'practice'] as const;

/** The applicant's latest application, or null. */
export const ownApplicationSchema = z.object({ application: applicationSchema.nullable() });

/** Approving makes the account; the practice's name may be corrected first. */
export const approveApplicationSchema = z.object({ practice: required(120).optional() });
/** The applicant reads the reason. */
export const declineApplicationSchema = z.object({ reason: required(500) });

/** RS-06. */
export const buyingGroupSchema = z.object({ id: text(), name: text() });

export type ApplicationInput = z.infer<typeof applicationInputSchema>;
export type Application = z.infer<typeof applicationSchema>;
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>;
export type BuyingGroup = z.infer<typeof buyingGroupSchema>;
