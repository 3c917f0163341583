import { laterMethods } from '../../async/later-methods.ts';
import { lazily } from '../../async/lazily.ts';
import type { Rest } from '../../http/connection.ts';
import { notLoaded } from '../not-loaded.ts';
import { GUIDE_METHODS } from '../staff-methods.ts';
import type { GuideMethods } from './guide.ts';

/** The methods of the guide as a chunk of its own, which loads with the first call. While it cannot be loaded, a call throws HttpFailure 0. */
export function laterGuideMethods(connection: Rest): GuideMethods {
  const { get } = lazily(async () =>
    (await import('./guide.ts').catch(notLoaded)).guideMethods(connection),
  );
  return laterMethods(GUIDE_METHODS, get);
}
