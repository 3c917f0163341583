import { z } from 'zod';
import {
  CENTS_MOST,
  CHOICES_MOST,
  DAYS_MOST,
  FIGURE_MOST,
  SURCHARGES_MOST,
  VERSION_MOST,
} from '../constants.ts';
import { text } from './text.ts';

/** Any figure of a lens: where it means something, narrower limits are its parameter's. */
const figure = z.number().min(-FIGURE_MOST).max(FIGURE_MOST);
const cents = z.number().int().nonnegative().max(CENTS_MOST);
const days = z.number().int().positive().max(DAYS_MOST);

/** Where a figure comes from; an assumption is editable data, never shown as a maker's figure. */
export const sourceSchema = z.object({
  status: z.enum(['sourced', 'secondHand', 'assumption']),
  note: text(),
});

/** What another parameter must have. `given`: a value; `nonZero`: one that is not 0; `equals`: this one; `in`: one of these. */
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

/** When a parameter must be given. */
export const requirementSchema = z.union([z.enum(['always', 'optional']), conditionSchema]);

const parameterBase = {
  /** Stable key, camelCase: `baseCurve`, `sphere`, `axis`. */
  name: text().regex(/^[a-z][A-Za-z0-9]*$/),
  label: z.object({ en: text().min(1), es: text().min(1) }),
  requiredWhen: requirementSchema,
  /** What it depends on: while the condition does not hold, it may not be given at all. */
  dependsOn: conditionSchema.nullable().default(null),
  /** Where it is optional: the laboratory chooses a value when none is given, instead of leaving it out. */
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
    /** Values outside min … max that are made all the same, such as 0 for a cylinder of -0.50 … -6.00. */
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
          value: text().min(1),
          label: z.object({ en: text(), es: text() }),
          /**
           * What the option comes to as a number, such as 100 µm of lift. Options can be compared and drawn by it, and
           * what an earlier version of the lens held as this number is read as the option.
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

export const parameterSchema = z.discriminatedUnion('kind', [
  numberParameterSchema,
  choiceParameterSchema,
]);

/** Rules between parameters; each names the field that its violation is shown at. */
export const combinationSchema = z.discriminatedUnion('kind', [
  /** Neither without the other: cylinder and axis. A cylinder of 0 counts as not given. */
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
   * `smaller` must be less than `larger`, or at most equal: steep and flat base curve, zone and diameter. Two choices are
   * compared by the amounts of their options. `because` says why, where the names alone would be a riddle.
   */
  z.object({
    kind: z.literal('ordered'),
    smaller: text(),
    larger: text(),
    mayBeEqual: z.boolean(),
    because: z.object({ en: text().min(1), es: text().min(1) }).optional(),
  }),
  /** While the condition holds, the number `parameter` is made from `min` to `max` only: base curves of one diameter. */
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

const textSchema = z.object({ en: text().min(1), es: text().min(1) });

/** What is added to the price while the condition holds. */
export const surchargeSchema = z.object({
  id: text().regex(/^[a-z][A-Za-z0-9]*$/),
  label: textSchema,
  when: conditionSchema,
  priceCents: cents,
  /** Whether a warranty gives it back with the lens. */
  refundable: z.boolean(),
});

/** What the maker grants after an order. `exchanges` per eye; null is without limit. */
export const warrantySchema = z.object({
  days,
  exchanges: z.number().int().nonnegative().max(DAYS_MOST).nullable(),
  /** How much of the lens price comes back, 0 to 100. */
  creditPercent: z.number().min(0).max(100),
  /** Kept back for each lens, in cents. */
  feeCents: cents,
  mustReturn: z.boolean(),
  source: sourceSchema,
});

/** A second lens of the same parameters at less, while it is ordered within so many days. */
export const spareOfferSchema = z.object({
  percentOff: z.number().min(0).max(100),
  withinDays: days,
  source: sourceSchema,
});

/** Limits of a warning that this lens has otherwise than the rest, by the warning's code. */
export const warningSettingsSchema = z.record(
  text(),
  z.object({
    off: z.boolean().default(false),
    limits: z.record(text(), figure).default({}),
  }),
);

/**
 * One version of a lens: what can be ordered, and within which limits. The defaults serve versions that were stored
 * before a field existed: what is read from the database is parsed.
 */
export const lensDefinitionSchema = z.object({
  id: text().regex(/^[a-z0-9-]+$/),
  version: z.number().int().positive().max(VERSION_MOST),
  name: text().min(1),
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
export type Warranty = z.infer<typeof warrantySchema>;
export type LensDesign = z.infer<typeof lensDesignSchema>;
export type Combination = z.infer<typeof combinationSchema>;
export type LensFamily = z.infer<typeof lensFamilySchema>;
export type LensDefinition = z.infer<typeof lensDefinitionSchema>;
export type Prescription = z.infer<typeof prescriptionSchema>;
