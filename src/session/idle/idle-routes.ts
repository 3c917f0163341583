import { isConsultantPath } from '#src/page/consultant-path.ts';

/** IN-07: returns whether input on this path does not count as activity. */
export function isAuthPath(path: string): boolean {
  return path.startsWith('/auth/');
}

/** IN-11: returns whether navigating to this path closes the warning. */
export function closesWarning(path: string): boolean {
  return path === '/' || isAuthPath(path) || isConsultantPath(path);
}
