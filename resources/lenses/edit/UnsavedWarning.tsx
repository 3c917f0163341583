import { useWarnWhenUnsavedChanges } from 'react-admin';

/** Asks before the user leaves a form with unsaved changes, within the portal or by closing the tab. */
export function UnsavedWarning() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
