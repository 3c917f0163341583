/** `npm run build`: builds the browser app for production into `dist/production` and prints its stage. */
import { loadEnv } from 'vite';
import { PRODUCTION, stageOf } from '#domain/basics/stage.ts';
import { buildPage } from './build-page.ts';

const root = process.cwd();
const folder = await buildPage(root, 'production');
const stage = stageOf(loadEnv('production', root)['VITE_STAGE']);
console.log(`Built ${folder}`);
if (stage !== PRODUCTION) {
  console.log(
    `It shows the STAGING badge: VITE_STAGE is not "${PRODUCTION}", so its stage is "${stage}".`,
  );
}
