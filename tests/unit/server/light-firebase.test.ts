import { describe, expect, it } from 'vitest';
import { withStaticFields } from '#server/platform/static/light-firebase.ts';
import { behindEntry } from '#server/platform/static/start-chunk.ts';

const GOOGLE = `class GoogleAuthProvider extends BaseOAuthProvider {
    constructor() { super("google.com"); }
}
GoogleAuthProvider.PROVIDER_ID = "google.com" /* ProviderId.GOOGLE */;
`;

describe('the lighter Firebase Auth', () => {
  it('has as fields what was assigned to its classes', () => {
    const code = `${GOOGLE}class Kept {
}
Kept.type = 'LOCAL';
Kept.all = [];
const made = 'Kept.type';`;
    expect(withStaticFields(code)).toBe(`class GoogleAuthProvider extends BaseOAuthProvider {
static PROVIDER_ID = "google.com";
    constructor() { super("google.com"); }
}

class Kept {
static type = 'LOCAL';
static all = [];
}


const made = 'Kept.type';`);
  });

  it('leaves what is assigned to anything else, and computed values', () => {
    const rest = 'Other.name = "x";\nGoogleAuthProvider.made = make();\n';
    expect(withStaticFields(GOOGLE + rest).endsWith(rest)).toBe(true);
  });

  it('refuses a Firebase Auth of another shape', () =>
    expect(() => withStaticFields('export const auth = 1;')).toThrow('another shape'));
});

it('the chunk of the first page: has what the entry imports, and what that imports, but nothing on demand', () => {
  const imports: Record<string, string[]> = { main: ['page'], page: ['react'], later: ['react'] };
  const found = behindEntry({
    getModuleIds: () => ['main', 'page', 'react', 'later'],
    getModuleInfo: (id) => ({ isEntry: id === 'main', importedIds: imports[id] ?? [] }),
  });
  expect([...found]).toEqual(['main', 'page', 'react']);
});
