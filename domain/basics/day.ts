import { z } from 'zod';

/** A day that staff enter, as `2026-01-31`. Earlier and later ones are typing errors; PostgreSQL has no year 0. */
export const daySchema = z.iso
  .date()
  .refine((value) => value >= '2000-01-01' && value <= '2999-12-31', 'From 2000 to 2999');
