import { useWarnWhenUnsavedChanges } from 'react-admin';

/** Asks before a definition with changes is left, within the portal or by closing the tab. */
export function UnsavedWarning() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
