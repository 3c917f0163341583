/** `npm run build`: the browser's part for production, into `dist/production`. */
import { buildPage } from './build-page.ts';

const folder = await buildPage(process.cwd(), 'production');
console.log(`Built ${folder}`);
