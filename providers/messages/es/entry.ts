import { texts as embedded } from './embedded.ts';
import { entry } from './entry/entry.ts';

export const texts = {
  entry,
  ...(import.meta.env.MODE === 'embedded' && embedded),
};
