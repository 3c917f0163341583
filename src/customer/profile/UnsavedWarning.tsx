import { useWarnWhenUnsavedChanges } from 'react-admin';

/** Asks before the user leaves a changed profile, within the portal or by closing the tab. */
export function UnsavedWarning() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
