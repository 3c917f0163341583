import { stageOf } from '#domain/basics/stage.ts';

/** Public configuration: nothing here is secret, all of it is in the bundle. */
export interface PortalConfig {
  /** The embedded Firebase on the page's own origin, instead of a Firebase project. */
  embedded: boolean;
  /** LY-04, LY-11: anything but `production` shows a badge. */
  stage: string;
  /** Base of the REST API, without a trailing slash. */
  apiUrl: string;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
    appId: string;
  };
}

/** Names the variables of the build that are missing or wrong. */
export class ConfigError extends Error {
  readonly variables: string[];

  constructor(variables: string[]) {
    super(`Missing or wrong: ${variables.join(', ')}`);
    this.name = 'ConfigError';
    this.variables = variables;
  }
}

type Environment = Record<string, unknown>;

const REQUIRED = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

const EMBEDDED_FIREBASE: PortalConfig['firebase'] = {
  apiKey: 'embedded',
  authDomain: 'lens-portal.firebaseapp.com',
  projectId: 'lens-portal',
  storageBucket: 'lens-portal.appspot.com',
  appId: '1:1:web:1',
};

function text(env: Environment, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A path of this origin or an http(s) address; throws ConfigError for anything else. */
function readApiUrl(env: Environment): string {
  const url = text(env, 'VITE_API_URL') || '/api';
  if (!/^(\/(?!\/)|https?:\/\/)/.test(url)) throw new ConfigError(['VITE_API_URL']);
  return url.replace(/\/+$/, '');
}

/** Checked by hand and not by zod: this runs before the sign-in page shows, and every kilobyte there counts. */
export function readConfig(env: Environment, embedded: boolean): PortalConfig {
  const apiUrl = readApiUrl(env);
  if (embedded) return { embedded, stage: 'local', apiUrl, firebase: EMBEDDED_FIREBASE };
  const missing = Object.values(REQUIRED).filter((name) => text(env, name) === '');
  if (missing.length > 0) throw new ConfigError(missing);
  return {
    embedded,
    stage: stageOf(text(env, 'VITE_STAGE')),
    apiUrl,
    firebase: {
      apiKey: text(env, REQUIRED.apiKey),
      authDomain: text(env, REQUIRED.authDomain),
      projectId: text(env, REQUIRED.projectId),
      storageBucket: text(env, REQUIRED.storageBucket),
      appId: text(env, REQUIRED.appId),
    },
  };
}
