import { entry } from './entry/entry.ts';
import { texts as embedded } from './embedded.ts';

export const texts = {
  entry,
  ...(import.meta.env.MODE === 'embedded' && embedded),
};
