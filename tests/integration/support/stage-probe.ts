import { readConfig } from '#src/config.ts';

const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'lens.example',
  VITE_FIREBASE_PROJECT_ID: 'lens',
  VITE_FIREBASE_STORAGE_BUCKET: 'lens-files',
  VITE_FIREBASE_APP_ID: 'app',
};

/** The stage, read from the build as `src/main.tsx` does. */
export const { stage } = readConfig({ ...FIREBASE, ...import.meta.env }, false);
