import { lazy } from 'react';
import { addConsultantAreas } from '#providers/messages/consultant-areas.ts';
import { loadOrReload } from '../../../page/lazy-page.ts';

/** Loads a part of the form that only a fitting needs, with its texts. */
function load<T>(part: () => Promise<T>): Promise<T> {
  addConsultantAreas();
  return loadOrReload(part, ['fittingOrder']);
}

/** Reads the fitting of the address; brings the fitting core with it. */
export const FittedForm = lazy(() => load(() => import('./FittedForm.tsx')));
export const FittingNotice = lazy(() => load(() => import('./FittingNotice.tsx')));
export const MarkText = lazy(() => load(() => import('./MarkText.tsx')));
