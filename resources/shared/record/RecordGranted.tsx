import type { ReactNode } from 'react';
import { AccessDenied, useCanAccess } from 'react-admin';
import { useRecordDefinition } from './common/record-context.ts';

interface RecordGrantedProps {
  action: 'create' | 'edit';
  children: ReactNode;
}

/** Shows a form to whoever may use it, and says so to others at its address. */
export function RecordGranted({ action, children }: RecordGrantedProps) {
  const { name } = useRecordDefinition();
  const { canAccess, isPending } = useCanAccess({ resource: name, action });
  if (isPending) return null;
  return canAccess === false ? <AccessDenied /> : children;
}
