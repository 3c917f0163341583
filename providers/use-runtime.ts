import { createContext, useContext } from 'react';
import type { Runtime } from './runtime.ts';

/** Provided by the entry module; tests provide their own. */
export const RuntimeContext = createContext<Runtime | null>(null);

/** Returns the page's runtime: documents, files, the REST API and the auth flow. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('RuntimeContext is missing');
  return runtime;
}
