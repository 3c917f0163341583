import { readConfig } from '#src/config.ts';

const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'lens.example',
  VITE_FIREBASE_PROJECT_ID: 'lens',
  VITE_FIREBASE_STORAGE_BUCKET: 'lens-files',
  VITE_FIREBASE_APP_ID: 'app',
};

/** The stage as `src/main.tsx` reads it from its build. */
export const { stage } = readConfig({ ...FIREBASE, ...import.meta.env }, false);
