import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGES =
  'app auth firestore storage functions util app-compat firestore-compat storage-compat auth-compat'.split(
    ' ',
  );

interface ExportConditions {
  browser?: ExportConditions | string;
  import?: string;
  esm2017?: string;
  default?: string;
}

function browserFile(conditions: ExportConditions | string | undefined): string | undefined {
  if (typeof conditions !== 'object') return conditions;
  return (
    browserFile(conditions.browser) ?? conditions.import ?? conditions.esm2017 ?? conditions.default
  );
}

/** Vite aliases that send `@firebase/*` to the browser's ESM files, found from the `firebase` package. */
export function firebaseBrowserBuilds(): { find: RegExp; replacement: string }[] {
  const fromFirebase = createRequire(
    createRequire(import.meta.url).resolve('firebase/package.json'),
  );
  return PACKAGES.map((name) => {
    const [folder = name, ...sub] = name.split('/');
    const manifest = fromFirebase.resolve(`@firebase/${folder}/package.json`);
    const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      exports: Record<string, ExportConditions | string>;
    };
    const file = browserFile(exports[['.', ...sub].join('/')]);
    if (!file) throw new Error(`@firebase/${name} exports no browser build`);
    return {
      find: new RegExp(`^@firebase/${name}$`),
      replacement: join(dirname(manifest), file),
    };
  });
}
