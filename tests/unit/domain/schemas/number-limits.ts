import { buyingGroupInputSchema } from '#domain/schemas/buying-group.ts';
import { shippingMethodInputSchema } from '#domain/schemas/shipping-method.ts';
import type { ZodType } from 'zod';
import { attachmentSchema } from '#domain/schemas/attachment.ts';
import { eyeClinicalSchema } from '#domain/schemas/clinical.ts';
import { customerMergeSchema } from '#domain/schemas/customer-merge.ts';
import { customerFilterSchema, customerRecordSchema } from '#domain/schemas/customer-record.ts';
import { draftContentSchema, draftInputSchema } from '#domain/schemas/draft.ts';
import {
  choiceParameterSchema,
  lensDefinitionSchema,
  numberParameterSchema,
  spareOfferSchema,
  surchargeSchema,
  warrantySchema,
} from '#domain/schemas/lens.ts';
import { letterInputSchema } from '#domain/schemas/letter.ts';
import { emailSettingsInputSchema } from '#domain/schemas/email-settings.ts';
import { templateRestoreSchema } from '#domain/schemas/email-template.ts';
import { orderContentSchema, orderedLensSchema } from '#domain/schemas/order.ts';
import { noticesReadSchema } from '#domain/schemas/notice.ts';
import { preferenceSchemas } from '#domain/schemas/preference.ts';
import { sessionEndsSchema } from '#domain/schemas/session.ts';
import { userFilterSchema } from '#domain/schemas/user.ts';

/** The ends of a number, both taken; null: no end. `step`: 1 for whole numbers, which take nothing between. */
type NumberLimit = [
  where: string,
  schema: ZodType,
  least: number,
  most: number | null,
  step: 1 | 0.01,
];

const clinical = eyeClinicalSchema.shape;
const DIOPTRES = [
  'flatK',
  'steepK',
  'refractionSphere',
  'refractionCylinder',
  'refractionAdd',
  'overRefractionSphere',
  'overRefractionCylinder',
  'overKCylinder',
] as const;
const DEGREES = ['flatMeridian', 'refractionAxis', 'overRefractionAxis'] as const;
const MILLIMETRES = ['hvid', 'pupil', 'vertexDistance'] as const;
/** One more still fits into the integers of the database. */
const MAX_VERSION = 1_000_000_000;
/** 10,000 dollars. */
const MAX_CENTS = 1_000_000;
const TEN_YEARS = 3_650;
const MAX_FIGURE = 1_000_000;

/** Wide: they keep nonsense out, and the warnings tell what is unusual. */
const OF_EYES: NumberLimit[] = [
  ...DIOPTRES.map((name): NumberLimit => [`eye, ${name}`, clinical[name], -100, 100, 0.01]),
  ...DEGREES.map((name): NumberLimit => [`eye, ${name}`, clinical[name], 0, 360, 0.01]),
  ...MILLIMETRES.map((name): NumberLimit => [`eye, ${name}`, clinical[name], 0, 50, 0.01]),
  ['eye, minutesOnEye', clinical.minutesOnEye, 0, 2000, 0.01],
  ['eye, centralVault', clinical.centralVault, -500, 5000, 0.01],
];

const OF_CUSTOMERS: NumberLimit[] = [
  ['customer, netDays', customerRecordSchema.shape.netDays, 0, 365, 1],
  ['list of customers, netDays', customerFilterSchema.shape.netDays, 0, 365, 1],
  ['merge of accounts, intoVersion', customerMergeSchema.shape.intoVersion, 1, 2_147_483_647, 1],
  ['customer, taxRate', customerRecordSchema.shape.taxRate, 0, 30_000, 1],
  [
    'customer, freeShippingFromCents',
    customerRecordSchema.shape.freeShippingFromCents,
    0,
    100_000_000,
    1,
  ],
  [
    'buying group, freeShippingFromCents',
    buyingGroupInputSchema.shape.freeShippingFromCents,
    0,
    100_000_000,
    1,
  ],
  ['shipping method, priceCents', shippingMethodInputSchema.shape.priceCents, 0, 100_000, 1],
  ['customer, creditLimitCents', customerRecordSchema.shape.creditLimitCents, 0, 100_000_000, 1],
];

const OF_LENSES: NumberLimit[] = [
  ['lens, version', lensDefinitionSchema.shape.version, 1, MAX_VERSION, 1],
  ['lens, priceCents', lensDefinitionSchema.shape.priceCents, 0, MAX_CENTS, 1],
  ['lens, diagnosticPriceCents', lensDefinitionSchema.shape.diagnosticPriceCents, 0, MAX_CENTS, 1],
  ['lens, turnaroundDays', lensDefinitionSchema.shape.turnaroundDays, 1, TEN_YEARS, 1],
  ['surcharge, priceCents', surchargeSchema.shape.priceCents, 0, MAX_CENTS, 1],
  ['warranty, days', warrantySchema.shape.days, 1, TEN_YEARS, 1],
  ['warranty, exchanges', warrantySchema.shape.exchanges, 0, TEN_YEARS, 1],
  ['warranty, creditPercent', warrantySchema.shape.creditPercent, 0, 100, 0.01],
  ['warranty, feeCents', warrantySchema.shape.feeCents, 0, MAX_CENTS, 1],
  ['spare, percentOff', spareOfferSchema.shape.percentOff, 0, 100, 0.01],
  ['parameter, min', numberParameterSchema.shape.min, -MAX_FIGURE, MAX_FIGURE, 0.01],
  ['parameter, max', numberParameterSchema.shape.max, -MAX_FIGURE, MAX_FIGURE, 0.01],
  ['parameter, default', numberParameterSchema.shape.default, -MAX_FIGURE, MAX_FIGURE, 0.01],
  ['parameter, step', numberParameterSchema.shape.step, 0.01, MAX_FIGURE, 0.01],
  ['spare, withinDays', spareOfferSchema.shape.withinDays, 1, TEN_YEARS, 1],
];

const emails = emailSettingsInputSchema.shape;

const OF_EMAILS: NumberLimit[] = [
  ['template, restored version', templateRestoreSchema.shape.version, 1, 2_147_483_647, 1],
  ['emails, textDays', emails.textDays, 1, TEN_YEARS, 1],
  ['emails, recordDays', emails.recordDays, 30, TEN_YEARS, 1],
];

export const NUMBER_LIMITS: NumberLimit[] = [
  ...OF_EMAILS,
  ...OF_EYES,
  ...OF_LENSES,
  ...OF_CUSTOMERS,
  ['letter, perMinute', letterInputSchema.shape.perMinute, 1, 600, 1],
  ['order, lensVersion', orderedLensSchema.shape.lensVersion, 1, MAX_VERSION, 1],
  // 25 MB.
  ['attachment, size', attachmentSchema.shape.size, 1, 26_214_400, 1],
  ['draft, version', draftInputSchema.shape.version, 0, MAX_VERSION, 1],
  ['draft, sequence', draftInputSchema.shape.sequence, 0, MAX_VERSION, 1],
];

/** How many items a list has; null: no end. */
type ListLimit = [where: string, schema: ZodType, least: 0 | 1, most: number | null, item: unknown];

const ACKNOWLEDGED = { code: 'vaultLow', eye: 'right', note: '' };
const ATTACHED = {
  path: 'users/u1/orders/eye.png',
  name: 'eye.png',
  size: 1,
  type: 'image/png',
  kind: 'topography',
  eye: null,
};
const PARAMETER = lensDefinitionSchema.shape.parameters;
const OPTION = { value: 'flat', label: { en: 'Flat', es: 'Plano' } };
const EDGE = {
  kind: 'choice',
  name: 'edge',
  label: { en: 'Edge', es: 'Borde' },
  requiredWhen: 'always',
  source: { status: 'assumption', note: '' },
  options: [OPTION],
  default: 'flat',
};

const SURCHARGE = {
  id: 'tint',
  label: { en: 'Tint', es: 'Tinte' },
  when: { parameter: 'edge', is: 'given' },
  priceCents: 100,
  refundable: false,
};

export const LIST_LIMITS: ListLimit[] = [
  ['letter, practiceRoles', letterInputSchema.shape.practiceRoles, 1, 4, 'owner'],
  // 42 warnings at either eye.
  ['order, acknowledged', orderContentSchema.shape.acknowledged, 0, 84, ACKNOWLEDGED],
  ['order, attachments', orderContentSchema.shape.attachments, 0, 10, ATTACHED],
  ['draft, acknowledged', draftContentSchema.shape.acknowledged, 0, 84, ACKNOWLEDGED],
  ['draft, attachments', draftContentSchema.shape.attachments, 0, 10, ATTACHED],
  ['lens, parameters', PARAMETER, 1, 200, EDGE],
  ['parameter, options', choiceParameterSchema.shape.options, 1, 200, OPTION],
  ['lens, surcharges', lensDefinitionSchema.shape.surcharges, 0, 30, SURCHARGE],
  ['emails, linkHosts', emails.linkHosts, 0, 20, 'www.ups.com'],
  ['emails, labAddresses', emails.labAddresses, 0, 20, 'orders@lens.test'],
  ['saved filters', preferenceSchemas['orders.filters'], 0, 20, { name: 'Late', filter: {} }],
  ['columns of orders', preferenceSchemas['orders.columns'], 0, 20, 'state'],
  ['notices that are read, ids', noticesReadSchema.options[1].shape.ids, 1, 100, 1],
  ['sessions, kept', sessionEndsSchema.shape.kept, 0, 20, 1_700_000_000],
  ['sessions, ended', sessionEndsSchema.shape.ended, 0, 500, 1_700_000_000],
  ['list of users, id', userFilterSchema.shape.id, 0, 300, 'u1'],
];
