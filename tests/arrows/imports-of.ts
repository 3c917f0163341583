import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'vite';

/** One import of a file, by the path below the project that it resolves to, however it is spelled. */
export interface Import {
  from: string;
  to: string;
  /** Whether only types are imported, which leaves nothing at run time. */
  isType: boolean;
  /** Whether it is an `import()`, which loads the file when it is called. */
  isLazy: boolean;
}

/** What a file imports of ours: statically, dynamically or by exporting it again. Packages of others are left out. */
export function importsOf(from: string, code: string): Import[] {
  const { module } = parseSync(from, code);
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLazy: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType, isLazy: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: code.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
      isType: false,
      isLazy: true,
    })),
  ];
  return named.flatMap(({ name, isType, isLazy }) => {
    const to = resolveImport(name, from);
    return to === null ? [] : [{ from, to, isType, isLazy }];
  });
}

/** The folder of the package of ours that a file stands in: `packages/embedded-firebase/`. */
const OWN_PACKAGE = /^packages\/[^/]+\//;

/** `embedded-firebase`, or `embedded-firebase/src/front.ts`. */
const NAMED_PACKAGE = /^(embedded-firebase|payment-sandbox|test-tools)(?:\/(.+))?$/;

/** Null for a package of others. An alias (`#server/…`) names a folder of the project, or of the package that uses it. */
function resolveImport(name: string, from: string): string | null {
  if (name.startsWith('#'))
    return normalize(`${OWN_PACKAGE.exec(from)?.[0] ?? ''}${name.slice(1)}`);
  const [, ours, file = 'src/index.ts'] = NAMED_PACKAGE.exec(name) ?? [];
  if (ours) return `packages/${ours}/${file}`;
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : null;
}
