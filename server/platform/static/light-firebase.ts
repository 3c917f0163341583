import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The one file of Firebase Auth in its browser build. */
const AUTH = /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/;

/** `GoogleAuthProvider.PROVIDER_ID = "google.com";` on a line of its own, with or without a comment after the value. */
const STATIC = /^([A-Z]\w*)\.(\w+) = (null|\[\]|"[^"\n]*"|'[^'\n]*')(?: \/\*[^\n]*?\*\/)?;$/gm;

const LISTS_AUTH = fileURLToPath(
  new URL('../../../providers/firebase/auth-for-lists.ts', import.meta.url),
);

/**
 * Moves what is assigned to a class of Firebase Auth after its definition into the class, as static fields. The bundler
 * takes such an assignment for a side effect, and keeps the classes of every sign-in provider because of it. Throws when
 * it does not find what it is made for, so that an upgrade of Firebase does not pass unnoticed.
 */
export function withStaticFields(code: string): string {
  const fields = new Map<string, string>();
  const rest = code.replace(STATIC, (line, name: string, field: string, value: string) => {
    if (!new RegExp(`^class ${name}\\b[^\\n]*\\{$`, 'm').test(code)) return line;
    fields.set(name, `${fields.get(name) ?? ''}\nstatic ${field} = ${value};`);
    return '';
  });
  if (!fields.has('GoogleAuthProvider')) throw new Error('Firebase Auth has another shape now');
  return rest.replace(/^class (\w+)\b[^\n]*\{$/gm, (line, name: string) => {
    return line + (fields.get(name) ?? '');
  });
}

/** Keeps out of the first page what the portal does not use of Firebase Auth (decision 34). */
export function lightFirebase(): Plugin {
  return {
    name: 'light-firebase',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isLists = importer?.includes('/react-admin-firebase/') ?? false;
      return source === 'firebase/auth' && isLists ? LISTS_AUTH : null;
    },
    transform(code, id) {
      return AUTH.test(id) ? { code: withStaticFields(code), map: null } : null;
    },
  };
}
