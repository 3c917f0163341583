import { isConsultantPath } from '#src/routes.ts';

/** IN-07: here nothing counts as activity. */
export function isAuthPath(path: string): boolean {
  return path.startsWith('/auth/');
}

/** IN-11: going here closes the warning. */
export function closesWarning(path: string): boolean {
  return path === '/' || isAuthPath(path) || isConsultantPath(path);
}
