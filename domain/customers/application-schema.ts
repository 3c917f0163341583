import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { MAX_REASON } from '../basics/constants.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { line, text } from '../basics/text.ts';
import { APPLICATION_STATUSES } from './application.ts';

const upTo = (most: number) => line().trim().max(most);
const required = (most: number) => upTo(most).min(1, 'This is required');

/** What a practice states about itself, for its record and for the input (`application-input.ts`). */
export const applicationFields = z.object({
  practice: required(120),
  address: required(200),
  apt: upTo(60).default(''),
  city: required(120),
  /** State or province; required in countries that have them. */
  state: upTo(60).default(''),
  zip: upTo(20).default(''),
  /** Two letters (ISO 3166). */
  country: required(2),
  /** In the country's format, or international: +12025550100. */
  phone: required(40),
  website: upTo(200).default(''),
  licenceNumber: required(60),
  /** The name of a file in the applicant's folder of the file storage, or blank. */
  licenceFile: upTo(200).default(''),
  buyingGroupId: text().max(60).nullable().default(null),
  contactName: required(120),
  contactEmail: z.email().max(200),
  contactPhone: upTo(40).default(''),
  notes: text().trim().max(1000).default(''),
  /** The language of the page that sends it. The email about the decision is written in it. */
  locale: localeSchema.default('en'),
});

/** An application, for its applicant and for staff. */
export const applicationSchema = applicationFields.extend({
  id: z.uuid(),
  uid: text(),
  email: text(),
  status: z.enum(APPLICATION_STATUSES),
  version: z.number().int(),
  /** The reason of the decision; blank while it is open. */
  reason: text(),
  decidedAt: z.iso.datetime().nullable(),
  /** The name of who decided, for staff only; blank while it is open, and for the applicant. */
  decidedBy: text(),
  /** The account that was created for it. */
  accountNumber: accountNumberSchema.nullable(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** The filters of a list of applications. */
export const applicationFilterSchema = z
  .object({
    id: z.array(z.uuid()),
    status: z.enum(APPLICATION_STATUSES),
    /** The account that it led to, or whose member sent it. */
    accountNumber: accountNumberSchema,
    /** Part of the practice's or contact's name, or of the applicant's email address. */
    q: text().trim().max(100),
  })
  .partial()
  .strict();

/** The sort fields of a list of applications. */
export const APPLICATION_SORTS = ['submittedAt', 'practice'] as const;

/** The applicant's latest application, or null. */
export const ownApplicationSchema = z.object({ application: applicationSchema.nullable() });

/** The input of an approval, which creates the account. The practice's name may be corrected. */
export const approveApplicationSchema = z.object({ practice: required(120).optional() });
/** The input of a refusal. The applicant sees the reason. */
export const declineApplicationSchema = z.object({
  reason: text().trim().min(1, 'This is required').max(MAX_REASON),
});

/** RS-06. */
export const buyingGroupSchema = z.object({ id: text(), name: text() });

export type Application = z.infer<typeof applicationSchema>;
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>;
export type BuyingGroup = z.infer<typeof buyingGroupSchema>;
