import { z } from 'zod';
import type { Locale } from './locale.ts';

/** A language of the portal, as a request or a record names it. */
export const localeSchema = z.enum(['en', 'es']) satisfies z.ZodType<Locale>;
