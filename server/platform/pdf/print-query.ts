import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';

/** How a PDF is to be printed. */
export const printQuerySchema = z.object({
  size: z.enum(['A4', 'Letter']).default('Letter'),
  lang: localeSchema.default('en'),
});
