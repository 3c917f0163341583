import { z } from 'zod';
import {
  CENTS_MOST,
  CHOICES_MOST,
  DAYS_MOST,
  FIGURE_MOST,
  SURCHARGES_MOST,
  VERSION_MOST,
} from '../../basics/constants.ts';
import { line, text } from '../../basics/text.ts';

/** Any figure of a lens; a parameter has narrower limits where needed. */
const figure = z.number().min(-FIGURE_MOST).max(FIGURE_MOST);
/** An amount in a price, in cents. */
export const cents = z.number().int().nonnegative().max(CENTS_MOST);
const days = z.number().int().positive().max(DAYS_MOST);

/** The source of a figure; an assumption is editable data, never shown as a manufacturer's figure. */
const sourceSchema = z.object({
  status: z.enum(['sourced', 'secondHand', 'assumption']),
  note: text(),
});

/** A condition on another parameter. `given`: any value; `nonZero`: not 0; `equals`: this value; `in`: one of these. */
export const conditionSchema = z.union([
  z.strictObject({ parameter: text(), is: z.enum(['given', 'nonZero']) }),
  z.strictObject({ parameter: text(), equals: z.union([text(), figure]) }),
  z.strictObject({
    parameter: text(),
    in: z
      .array(z.union([text(), figure]))
      .min(1)
      .max(CHOICES_MOST),
  }),
]);

/** When a parameter is required. */
const requirementSchema = z.union([z.enum(['always', 'optional']), conditionSchema]);

const parameterBase = {
  /** Stable key, camelCase: `baseCurve`, `sphere`, `axis`. */
  name: text().regex(/^[a-z][A-Za-z0-9]*$/),
  label: z.object({ en: line().min(1), es: line().min(1) }),
  requiredWhen: requirementSchema,
  /** The condition that it depends on: while it is not met, the parameter may not be entered. */
  dependsOn: conditionSchema.nullable().default(null),
  /** For an optional parameter: when blank, the laboratory chooses a value instead of leaving it out. */
  laboratoryDecides: z.boolean().optional(),
  source: sourceSchema,
};

export const unitSchema = z.enum(['D', 'mm', 'µm', '°', 'Δ', '']);

export const numberParameterSchema = z
  .object({
    ...parameterBase,
    kind: z.literal('number'),
    unit: unitSchema,
    min: figure,
    max: figure,
    step: z.number().positive().max(FIGURE_MOST),
    default: figure.nullable(),
    /** Values outside min … max that can be made too, such as 0 for a cylinder of -0.50 … -6.00. */
    also: z.array(figure).max(CHOICES_MOST).default([]),
  })
  .refine((p) => p.min <= p.max, { path: ['min'], message: 'min is above max' });

export const choiceParameterSchema = z
  .object({
    ...parameterBase,
    kind: z.literal('choice'),
    options: z
      .array(
        z.object({
          value: line().min(1),
          label: z.object({ en: line(), es: line() }),
          /**
           * The option as a number, such as 100 µm of lift. It is used to compare and draw options, and to convert this
           * number from an earlier version of the lens to the option.
           */
          amount: figure.optional(),
        }),
      )
      .min(1)
      .max(CHOICES_MOST),
    default: text().nullable(),
  })
  .refine((p) => p.default === null || p.options.some((o) => o.value === p.default), {
    path: ['default'],
    message: 'the default is not one of the options',
  });

const parameterSchema = z.discriminatedUnion('kind', [
  numberParameterSchema,
  choiceParameterSchema,
]);

/** Rules between parameters; each names the field that shows its violation. */
export const combinationSchema = z.discriminatedUnion('kind', [
  /** Both or none: cylinder and axis. A cylinder of 0 counts as blank. */
  z.object({ kind: z.literal('together'), parameters: z.tuple([text(), text()]) }),
  /** `parameter` may not have `value` while `other` has one of `values`: HydraPEG on a material. */
  z.object({
    kind: z.literal('excludes'),
    parameter: text(),
    value: text(),
    other: text(),
    values: z.array(text()).min(1).max(CHOICES_MOST),
  }),
  /**
   * `smaller` must be less than `larger`, or at most equal: steep and flat base curve, zone and diameter. Two choices
   * are compared by the amounts of their options. `because` gives the reason where the names do not explain it.
   */
  z.object({
    kind: z.literal('ordered'),
    smaller: text(),
    larger: text(),
    mayBeEqual: z.boolean(),
    because: z.object({ en: line().min(1), es: line().min(1) }).optional(),
  }),
  /** While the condition holds, `parameter` is made only from `min` to `max`: base curves of one diameter. */
  z.object({
    kind: z.literal('limits'),
    parameter: text(),
    when: conditionSchema,
    min: figure,
    max: figure,
  }),
]);

export const lensFamilySchema = z.enum([
  'scleral',
  'gpSphere',
  'gpToric',
  'gpMultifocal',
  'keratoconus',
  'customSoft',
  'orthoK',
  'hybrid',
]);

export const lensDesignSchema = z.enum([
  'sphere',
  'toric',
  'frontToric',
  'bitoric',
  'multifocal',
  'multifocalToric',
  'reverseGeometry',
]);

const textSchema = z.object({ en: line().min(1), es: line().min(1) });

/** An amount that is added to the price while the condition holds. */
export const surchargeSchema = z.object({
  id: text().regex(/^[a-z][A-Za-z0-9]*$/),
  label: textSchema,
  when: conditionSchema,
  priceCents: cents,
  /** Whether a warranty refunds it with the lens. */
  refundable: z.boolean(),
});

/** The lab's warranty. `exchanges` is per eye; null is unlimited. */
export const warrantySchema = z.object({
  days,
  exchanges: z.number().int().nonnegative().max(DAYS_MOST).nullable(),
  /** The percentage of the lens price that is credited, 0 to 100. */
  creditPercent: z.number().min(0).max(100),
  /** The fee for each lens, in cents. */
  feeCents: cents,
  mustReturn: z.boolean(),
  source: sourceSchema,
});

/** A discount for a second lens with the same parameters, ordered within this many days. */
export const spareOfferSchema = z.object({
  percentOff: z.number().min(0).max(100),
  withinDays: days,
  source: sourceSchema,
});

/** The limits of warnings for this lens, by warning code, where they differ from the defaults. */
export const warningSettingsSchema = z.record(
  text(),
  z.object({
    off: z.boolean().default(false),
    limits: z.record(text(), figure).default({}),
  }),
);

/**
 * One version of a lens: what can be ordered, and its limits. The defaults are for versions that were stored before a
 * field existed, because data from the database is parsed.
 */
export const lensDefinitionSchema = z.object({
  id: text().regex(/^[a-z0-9-]+$/),
  version: z.number().int().positive().max(VERSION_MOST),
  name: line().min(1),
  family: lensFamilySchema,
  design: lensDesignSchema.default('sphere'),
  description: z.object({ en: text(), es: text() }),
  /** Price of one lens in cents, and its currency. */
  priceCents: cents,
  currency: z.literal('USD'),
  surcharges: z.array(surchargeSchema).max(SURCHARGES_MOST).default([]),
  /** Null: no warranty. */
  warranty: warrantySchema.nullable().default(null),
  spare: spareOfferSchema.nullable().default(null),
  /** Price of a diagnostic lens in cents; null when none is lent. */
  diagnosticPriceCents: cents.nullable().default(null),
  /** Working days from approval to dispatch. */
  turnaroundDays: days.default(5),
  offered: z.boolean(),
  parameters: z.array(parameterSchema).min(1).max(CHOICES_MOST),
  combinations: z.array(combinationSchema).max(CHOICES_MOST),
  warnings: warningSettingsSchema.default({}),
  /** What this version changes and why. */
  changeNote: text().max(500).default(''),
  source: sourceSchema,
});

/** Values by parameter name: numbers as numbers, choices by their value. */
export const prescriptionSchema = z.record(text(), z.union([figure, text()]));

export type Source = z.infer<typeof sourceSchema>;
export type NumberParameter = z.infer<typeof numberParameterSchema>;
export type ChoiceParameter = z.infer<typeof choiceParameterSchema>;
export type Parameter = z.infer<typeof parameterSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type Surcharge = z.infer<typeof surchargeSchema>;
export type LensDesign = z.infer<typeof lensDesignSchema>;
export type Combination = z.infer<typeof combinationSchema>;
export type LensFamily = z.infer<typeof lensFamilySchema>;
export type LensDefinition = z.infer<typeof lensDefinitionSchema>;
export type Prescription = z.infer<typeof prescriptionSchema>;
