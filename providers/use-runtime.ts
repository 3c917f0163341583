import { createContext, useContext } from 'react';
import type { Runtime } from './runtime.ts';

/** Given by the entry; tests give their own. */
export const RuntimeContext = createContext<Runtime | null>(null);

/** What lives as long as the page: the ways to documents, files, the REST API and the auth flow. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('RuntimeContext is missing');
  return runtime;
}
