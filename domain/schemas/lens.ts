import { z } from 'zod';

/** Where a figure comes from; an assumption is editable data, never shown as a maker's figure. */
export const sourceSchema = z.object({
  status: z.enum(['sourced', 'secondHand', 'assumption']),
  note: z.string(),
});

/** When a parameter must be given. `given`: the other has a value; `nonZero`: and it is not 0. */
export const requirementSchema = z.union([
  z.enum(['always', 'optional']),
  z.object({ parameter: z.string(), is: z.enum(['given', 'nonZero']) }),
  z.object({ parameter: z.string(), equals: z.string() }),
]);

const parameterBase = {
  /** Stable key, camelCase: `baseCurve`, `sphere`, `axis`. */
  name: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  label: z.object({ en: z.string().min(1), es: z.string().min(1) }),
  requiredWhen: requirementSchema,
  source: sourceSchema,
};

export const unitSchema = z.enum(['D', 'mm', 'µm', '°', 'Δ', '']);

export const numberParameterSchema = z
  .object({
    ...parameterBase,
    kind: z.literal('number'),
    unit: unitSchema,
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
    default: z.number().nullable(),
    /** Values outside min … max that are made all the same, such as 0 for a cylinder of -0.50 … -6.00. */
    also: z.array(z.number()).default([]),
  })
  .refine((p) => p.min <= p.max, { path: ['min'], message: 'min is above max' });

export const choiceParameterSchema = z
  .object({
    ...parameterBase,
    kind: z.literal('choice'),
    options: z
      .array(
        z.object({ value: z.string().min(1), label: z.object({ en: z.string(), es: z.string() }) }),
      )
      .min(1),
    default: z.string().nullable(),
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
  z.object({ kind: z.literal('together'), parameters: z.tuple([z.string(), z.string()]) }),
  /** `parameter` may not have `value` while `other` has one of `values`: HydraPEG on a material. */
  z.object({
    kind: z.literal('excludes'),
    parameter: z.string(),
    value: z.string(),
    other: z.string(),
    values: z.array(z.string()).min(1),
  }),
  /** `smaller` must be less than `larger`, or at most equal: steep and flat base curve, zone and diameter. */
  z.object({
    kind: z.literal('ordered'),
    smaller: z.string(),
    larger: z.string(),
    mayBeEqual: z.boolean(),
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

/** One version of a lens: what can be ordered, and within which limits. */
export const lensDefinitionSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  version: z.number().int().positive(),
  name: z.string().min(1),
  family: lensFamilySchema,
  description: z.object({ en: z.string(), es: z.string() }),
  /** Price of one lens in cents, and its currency. */
  priceCents: z.number().int().nonnegative(),
  currency: z.literal('USD'),
  offered: z.boolean(),
  parameters: z.array(parameterSchema).min(1),
  combinations: z.array(combinationSchema),
  source: sourceSchema,
});

/** Values by parameter name: numbers as numbers, choices by their value. */
export const prescriptionSchema = z.record(z.string(), z.union([z.number(), z.string()]));

export type Source = z.infer<typeof sourceSchema>;
export type NumberParameter = z.infer<typeof numberParameterSchema>;
export type ChoiceParameter = z.infer<typeof choiceParameterSchema>;
export type Parameter = z.infer<typeof parameterSchema>;
export type Combination = z.infer<typeof combinationSchema>;
export type LensFamily = z.infer<typeof lensFamilySchema>;
export type LensDefinition = z.infer<typeof lensDefinitionSchema>;
export type Prescription = z.infer<typeof prescriptionSchema>;
