import { createContext, useContext } from 'react';
import type { RecordDefinition } from './record-definition.ts';

export const RecordDefinitionContext = createContext<RecordDefinition | null>(null);

/** Returns the definition whose pages are rendered. */
export function useRecordDefinition(): RecordDefinition {
  const definition = useContext(RecordDefinitionContext);
  if (!definition) throw new Error('RecordDefinitionContext is missing');
  return definition;
}
