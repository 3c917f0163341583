import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Below the checkout of firebase-js-sdk. */
const SUITE = 'packages/firestore/test/integration';

/** Its own modules that stand in for the sources when its suite runs against the published packages. */
const PUBLISHED = 'integration/firestore';

/** What reaches into the sources, and is left out there, too (`gulpfile.js`). */
const OF_SOURCES = new Set([
  'pipeline.listen.test.ts',
  'pipeline.query.test.ts',
  'snapshot_listener_source.test.ts',
]);

/** The packages as this project has them, whichever version the suite was written for. */
const ours = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));

/**
 * Bundles the suite of the web SDK's Firestore for the published packages in `node_modules`, in Node's or the browser's
 * build. Mocha and chai come from `<folder>/peer/node_modules`. Answers the file.
 */
export async function bundlePublishedSuite(
  folder: string,
  platform: 'node' | 'browser',
): Promise<string> {
  const api = join(folder, SUITE, 'api');
  const files = (await readdir(api)).filter(
    (file) => file.endsWith('.test.ts') && !OF_SOURCES.has(file),
  );
  const outfile = join(folder, 'peer', `suite-${platform}.cjs`);
  await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(join(api, file))};`).join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    outfile,
    logLevel: 'warning',
    define: platform === 'browser' ? { global: 'globalThis' } : {},
    // Its settings are for the compiler of its repository.
    tsconfigRaw: {},
    plugins: [standIns(folder), packages(folder, platform)],
  });
  return outfile;
}

/** What the suite imports of its own repository. */
function standIns(folder: string): Plugin {
  const settings = join(folder, SUITE, 'util/settings.ts');
  const virtual: Record<string, string> = {
    // The project that its authors test against: the environment names ours.
    project: 'export default {};',
    // Skip nothing because the emulator cannot do it: what production does is asked of us.
    settings: `export * from ${JSON.stringify(settings)}; export const USE_EMULATOR = false;`,
  };
  return {
    name: 'stand-ins',
    setup(build) {
      build.onResolve({ filter: /\/(?:firebase|pipeline)_export$/ }, ({ path }) => ({
        path: join(folder, PUBLISHED, `${path.slice(path.lastIndexOf('/') + 1)}.ts`),
      }));
      build.onResolve({ filter: /\/config\/project\.json$/ }, () => ({
        path: 'project',
        namespace: 'virtual',
      }));
      build.onResolve({ filter: /\/settings$/ }, ({ importer }) =>
        importer.endsWith('/mocha_extensions.ts')
          ? { path: 'settings', namespace: 'virtual' }
          : null,
      );
      build.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
        contents: virtual[path] ?? '',
        loader: 'ts',
        resolveDir: folder,
      }));
    },
  };
}

function packages(folder: string, platform: 'node' | 'browser'): Plugin {
  return {
    name: 'packages',
    setup(bundle) {
      const within = (resolveDir: string) => (path: string) =>
        bundle.resolve(path, { kind: 'import-statement', resolveDir, pluginData: 'resolved' });
      const inProject = within(dirname(ours.resolve('firebase/package.json')));
      const ofPeer = within(join(folder, 'peer'));
      bundle.onResolve({ filter: /^(?:@firebase\/|chai)/ }, ({ path, pluginData }) => {
        if (pluginData === 'resolved') return null;
        if (path.startsWith('chai')) return ofPeer(path);
        return platform === 'node' ? { path: ours.resolve(path), external: true } : inProject(path);
      });
    },
  };
}
