import { z } from 'zod';

/** A blank variable counts as not set, as in an `.env` file. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
