import { z } from 'zod';
import { text } from '../basics/text.ts';
import { lensDefinitionSchema } from '../lens/model/lens.ts';
import { eyeSchema } from './order.ts';

/** The input of `POST /api/lenses` and `PUT /api/lenses/:id`; the server sets the version. */
export const lensInputSchema = lensDefinitionSchema.omit({ version: true });

/** One version in the list of a lens's versions, newest first. */
export const lensVersionSchema = z.object({
  version: z.number().int().positive(),
  name: text(),
  offered: z.boolean(),
  changeNote: text(),
  author: text(),
  createdAt: z.iso.datetime(),
});

/** As the engine reports it (`domain/lens/engine/violation.ts`), so that a page can describe it in its own language. */
const violationSchema = z.object({
  field: text(),
  rule: z.enum([
    'required',
    'number',
    'range',
    'step',
    'option',
    'unknown',
    'together',
    'excludes',
    'ordered',
    'limits',
    'depends',
  ]),
  value: z.union([z.number(), text(), z.null()]),
  nearest: z.union([z.number(), text(), z.null()]),
  limits: z.array(z.number().int()).optional(),
});

/** What could no longer be made with the definition: drafts, and orders that could be reordered. */
export const lensDryRunSchema = z.object({
  drafts: z.object({ checked: z.number().int(), invalid: z.number().int() }),
  orders: z.object({ checked: z.number().int(), invalid: z.number().int() }),
  /** Some of the orders as examples. Without violation: the lens itself would no longer be offered. */
  examples: z.array(
    z.object({
      orderId: z.uuid(),
      number: text(),
      eye: eyeSchema,
      problem: text(),
      violation: violationSchema.nullable(),
    }),
  ),
});

export type LensInput = z.infer<typeof lensInputSchema>;
export type LensVersion = z.infer<typeof lensVersionSchema>;
export type LensDryRun = z.infer<typeof lensDryRunSchema>;
