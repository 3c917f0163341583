import { texts as embedded } from './embedded.ts';
import { entry } from './entry/entry.ts';

/** The texts that every page may show, and those of the sign-in: they load before the first page. */
export const texts = {
  entry,
  ...(import.meta.env.MODE === 'embedded' && embedded),
};
