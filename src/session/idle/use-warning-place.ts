import { useState } from 'react';
import { isConsultantPath } from '#src/routes.ts';
import { closesWarning } from './idle-routes.ts';

/**
 * IN-11: returns whether the page at `pathname` hides the warning: always with the virtual consultant, and after a
 * navigation that closed it. The next page of the portal shows it again.
 */
export function useWarningPlace(warns: boolean, pathname: string): { hidden: boolean } {
  const [before, setBefore] = useState({ warns, pathname, closed: false });
  let { closed } = before;
  if (before.warns !== warns || before.pathname !== pathname) {
    const navigated = before.pathname !== pathname;
    closed = warns && before.warns && (navigated ? closesWarning(pathname) : before.closed);
    setBefore({ warns, pathname, closed });
  }
  return { hidden: closed || isConsultantPath(pathname) };
}
