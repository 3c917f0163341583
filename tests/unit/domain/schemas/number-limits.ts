import { recordKinds } from '../../../fixtures/record-kinds.ts';
import { rowsOf } from '../text-table.ts';

/**
 * The schema, then each number with the least and the most that it takes (`-`: no end). `~`: also between whole numbers. One
 * more than the most of a version still fits into the integers of the database.
 */
export const NUMBER_LIMITS = rowsOf(`
  ${recordKinds.map(([, { numberLimits = '' }]) => numberLimits).join('\n')}
  # wide: they keep nonsense out, and the warnings tell what is unusual
  eyeClinicalSchema | ~flatK -100 100, ~steepK -100 100, ~refractionSphere -100 100, ~refractionCylinder -100 100
  eyeClinicalSchema | ~refractionAdd -100 100, ~overRefractionSphere -100 100, ~overRefractionCylinder -100 100
  eyeClinicalSchema | ~overKCylinder -100 100, ~flatMeridian 0 360, ~refractionAxis 0 360, ~overRefractionAxis 0 360
  eyeClinicalSchema | ~hvid 0 50, ~pupil 0 50, ~vertexDistance 0 50, ~minutesOnEye 0 2000, ~centralVault -500 5000
  measuredEyeSchema | ~flatK 20 100, ~steepK 20 100, ~flatMeridian 0 180, ~hvid 5 20, ~pupil 0 20, ~vertexDistance 0 30
  # up to 10,000 dollars and ten years
  lensDefinitionSchema | version 1 1000000000, priceCents 0 1000000, diagnosticPriceCents 0 1000000
  lensDefinitionSchema | turnaroundDays 1 3650
  surchargeSchema | priceCents 0 1000000
  warrantySchema | days 1 3650, exchanges 0 3650, ~creditPercent 0 100, feeCents 0 1000000
  spareOfferSchema | ~percentOff 0 100, withinDays 1 3650
  numberParameterSchema | ~min -1000000 1000000, ~max -1000000 1000000, ~default -1000000 1000000, ~step 0.01 1000000
  customerRecordSchema | netDays 0 365, taxRate 0 30000, freeShippingFromCents 0 100000000, creditLimitCents 0 100000000
  customerFilterSchema | netDays 0 365
  customerMergeSchema | intoVersion 1 2147483647
  shippingMethodInputSchema | priceCents 0 100000
  restoreSchema | version 1 2147483647
  emailSettingsInputSchema | textDays 1 3650, recordDays 30 3650
  campaignInputSchema | perMinute 1 600
  orderedLensSchema | lensVersion 1 1000000000
  # 25 MB
  attachmentSchema | size 1 26214400
  draftInputSchema | version 0 1000000000, sequence 0 1000000000
  noticesReadSchema | 1/ids/[] 1 1000000000000
  returnRequestFilterSchema | olderThanDays 0 3650
  checkoutInputSchema | creditCents 0 100000000
  # without an end of their own: as far as whole numbers are exact
  autopaySchema, emailSettingsSchema, journalSettingsSchema | version 0 9007199254740991
  checkoutSchema, creditDetailsSchema, emailTemplateSchema, guidePassageSchema | version 1 9007199254740991
  guideVersionSchema, importSchema, lensVersionSchema, memberSchema, orderSchema | version 1 9007199254740991
  agreedPriceRecordSchema, paymentDetailsSchema, returnReceiptSchema | version 1 9007199254740991
  autopaySchema | leftOut 0 9007199254740991
  importSchema | lines 0 9007199254740991, position 0 9007199254740991, checked/created 0 9007199254740991
  orderSchema | totalCents 0 9007199254740991, unread 0 9007199254740991, lenses/[]/quantity 1 9007199254740991
  warrantyEligibilitySchema/eyes/[] | daysLeft 0 9007199254740991, exchangesLeft 0 9007199254740991
`);

const ACKNOWLEDGED = { code: 'vaultLow', eye: 'right', note: '' };
const FILE = { path: 'users/u1/orders/eye.png', name: 'eye.png', size: 1, type: 'image/png' };
const ATTACHED = { ...FILE, kind: 'topography', eye: null };
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
const TINT = {
  id: 'tint',
  label: { en: 'Tint', es: 'Tinte' },
  when: { parameter: 'edge', is: 'given' },
  priceCents: 100,
  refundable: false,
};

const shareAt = (at: number) => ({ invoiceNumber: `INV-${at}`, cents: 1 });

/** The schema, the list, how many items it has, and one of them, or each by its place. */
export const LIST_LIMITS: [
  schema: string,
  list: string,
  least: 0 | 1,
  most: number,
  item: unknown,
][] = [
  ['campaignInputSchema', 'practiceRoles', 1, 4, 'owner'],
  // 42 warnings at either eye.
  ['orderContentSchema', 'acknowledged', 0, 84, ACKNOWLEDGED],
  ['orderContentSchema', 'attachments', 0, 10, ATTACHED],
  ['draftContentSchema', 'acknowledged', 0, 84, ACKNOWLEDGED],
  ['draftContentSchema', 'attachments', 0, 10, ATTACHED],
  ['lensDefinitionSchema', 'parameters', 1, 200, EDGE],
  ['choiceParameterSchema', 'options', 1, 200, OPTION],
  ['lensDefinitionSchema', 'surcharges', 0, 30, TINT],
  ['emailSettingsInputSchema', 'linkHosts', 0, 20, 'www.ups.com'],
  ['emailSettingsInputSchema', 'labAddresses', 0, 20, 'orders@lens.test'],
  ['preferenceSchemas', 'orders.filters', 0, 20, { name: 'Late', filter: {} }],
  ['preferenceSchemas', 'orders.columns', 0, 20, 'state'],
  ['creditUseInputSchema', 'shares', 1, 50, shareAt],
  ['checkoutInputSchema', 'shares', 1, 100, shareAt],
  ['paymentInputSchema', 'shares', 0, 100, shareAt],
  ['noticesReadSchema', '1/ids', 1, 100, 1],
  ['sessionEndsSchema', 'kept', 0, 20, 1_700_000_000],
  ['sessionEndsSchema', 'ended', 0, 500, 1_700_000_000],
  ['userFilterSchema', 'id', 0, 300, 'u1'],
];
