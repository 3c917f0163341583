import { requestUrl } from './http.ts';

/** Where Google's interfaces live, as the SDKs put them behind an emulator's address. */
const PREFIXES = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/google.firestore.v1.Firestore/',
  '/v1/projects/',
  '/v0/b/',
  '/emulator/',
  '/internal/setRules',
];

/** Whether a request is for Firebase; functions live under the project's own name. */
export function isFirebasePath(projectId: string, url: string): boolean {
  const { pathname } = requestUrl(url);
  return [...PREFIXES, `/${projectId}/`].some((prefix) => pathname.startsWith(prefix));
}
