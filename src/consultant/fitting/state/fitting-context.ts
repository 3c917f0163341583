import { createContext, useContext } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Fitting } from './use-fitting.ts';

export interface FittingView {
  fitting: Fitting;
  lenses: readonly LensDefinition[];
  /** The present definition of the fitting's lens; null for none, and for one that is no longer offered. */
  lens: LensDefinition | null;
}

export const FittingContext = createContext<FittingView | null>(null);

export function useFittingView(): FittingView {
  const view = useContext(FittingContext);
  if (!view) throw new Error('FittingContext is missing');
  return view;
}
