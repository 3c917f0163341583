import { z } from 'zod';

const codingSchema = z.looseObject({ system: z.string().optional(), code: z.string().optional() });

const identifierSchema = z.looseObject({
  system: z.string().optional(),
  value: z.string().optional(),
});

const referenceSchema = z.looseObject({
  reference: z.string().optional(),
  identifier: identifierSchema.optional(),
});

const quantitySchema = z.looseObject({ value: z.number() });

/** A part of one of our extensions; other extensions are not checked. */
const extensionSchema = z.looseObject({
  url: z.string(),
  valueCode: z.string().optional(),
  valueString: z.string().optional(),
  valueDecimal: z.number().optional(),
  valuePositiveInt: z.number().int().positive().optional(),
  valueQuantity: quantitySchema.optional(),
  get extension() {
    return z.array(extensionSchema).optional();
  },
});

const prismSchema = z.looseObject({
  amount: z.number(),
  base: z.enum(['up', 'down', 'in', 'out']),
});

const lensSpecificationSchema = z.looseObject({
  extension: z.array(extensionSchema).optional(),
  product: z.looseObject({ coding: z.array(codingSchema).optional() }),
  eye: z.enum(['right', 'left']),
  sphere: z.number().optional(),
  cylinder: z.number().optional(),
  axis: z.number().int().optional(),
  prism: z.array(prismSchema).optional(),
  add: z.number().optional(),
  power: z.number().optional(),
  backCurve: z.number().optional(),
  diameter: z.number().optional(),
  color: z.string().max(60).optional(),
  brand: z.string().optional(),
  note: z.array(z.looseObject({ text: z.string() })).optional(),
});

/** The elements of a FHIR R4 VisionPrescription that we read. Others are accepted and reported as left out. */
export const visionPrescriptionSchema = z.looseObject({
  resourceType: z.literal('VisionPrescription'),
  /** A prescription with status `entered-in-error` is refused; `unknown` is an STU3 one without a status. */
  status: z.enum(['active', 'cancelled', 'draft', 'unknown']),
  patient: referenceSchema,
  dateWritten: z.string().optional(),
  lensSpecification: z.array(lensSpecificationSchema).min(1),
});

export type FhirExtension = z.infer<typeof extensionSchema>;
export type LensSpecification = z.infer<typeof lensSpecificationSchema>;
export type VisionPrescription = z.infer<typeof visionPrescriptionSchema>;
