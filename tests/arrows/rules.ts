/** The folders of the project, and what each may import beside itself. `server/local` alone runs what is embedded. */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  packages: [],
  'packages/embedded-firebase/src': [],
  'packages/embedded-firebase/tests': ['packages/embedded-firebase', 'packages/test-tools'],
  // Its journal and its guards.
  'packages/payment-sandbox/src': ['packages/embedded-firebase/src/index.ts'],
  'packages/payment-sandbox/tests': ['packages'],
  'packages/test-tools': [],
  providers: ['domain'],
  resources: ['domain', 'providers'],
  src: ['domain', 'providers', 'resources'],
  server: ['domain'],
  'server/local': [
    'domain',
    'server',
    'packages/embedded-firebase/src/index.ts',
    'packages/payment-sandbox/src/index.ts',
  ],
};

/** The floors of the server, from the ground up. A floor imports, types too, only from those below it and from itself. */
export const SERVER_FLOORS: readonly (readonly string[])[] = [
  ['server/platform'],
  ['server/access'],
  ['server/accounts'],
  ['server/lenses'],
  ['server/money'],
  ['server/ordering'],
  ['server/consultant'],
  ['server/emails'],
  ['server/first-run'],
  // What puts the parts together.
  ['server/app'],
  ['server/local'],
  // The entries.
  ['server/local.ts', 'server/main.ts'],
];

/**
 * The rooms of `providers`, from the ground up. At run time a room uses what lies below it, and no other room of its
 * own floor. Types may be named in any direction.
 */
export const PROVIDER_FLOORS: readonly (readonly string[])[] = [
  ['providers/async', 'providers/browser'],
  ['providers/messages'],
  ['providers/http'],
  ['providers/firebase'],
  ['providers/session'],
  [
    'providers/account',
    'providers/activity',
    'providers/address',
    'providers/consultant',
    'providers/drafts',
    'providers/money',
  ],
  ['providers/data'],
  // The files at the root put the rooms together.
  ['providers'],
];

/** A file that only its own folder, or what lies below it, may import. */
interface Private {
  what: RegExp;
  /** The importers elsewhere that may. */
  but?: RegExp;
  why: string;
}

export const PRIVATE: readonly Private[] = [
  {
    what: /^server\/.*\/table\.ts$/,
    // Foreign keys.
    but: /^server\/.*\/table\.ts$/,
    why: "Another feature's tables are its own: ask its use case.",
  },
];

/**
 * The route tables. An `import()` in them names a page to load when somebody goes there; the table works without it, so
 * it is no arrow of a circle.
 */
export const LISTS_OF_PAGES = /^src\/routes\/(?:[a-z]+-)*routes\.ts$/;

/**
 * The list of what a floor of the server registers. It stands above the rooms of its floor, so it is a room of its own for
 * circles: a file of the floor that imported it would be in one.
 */
export const FLOOR_PLUGIN = /^server\/[a-z-]+\/plugin\.ts$/;

/** How many source files a folder has at most. A larger one holds more than one subject. */
export const ROOM_MOST = 25;

/** The larger folders, and why. */
export const LARGE_ROOMS: Readonly<Record<string, string>> = {
  'providers/messages/en': 'A file for each area of texts, which pages load by their names.',
  'providers/messages/es': 'The same areas in Spanish.',
  'server/accounts/customers': 'The use cases of one table, which no other folder imports.',
};

/** A resource's views, which other resources do not use, but for those in its folder `parts`. `resources/shared` is for all. */
export const VIEW = /^resources\/(?!shared\/|[^/]+\/parts\/)([^/]+)\/(?:.*\/)?[A-Z][^/]*$/;

/** The pages, which request the API by the functions of `providers/` only. */
export const PAGES = /^(?:src|resources)\//;
