import { afterEach, expect, it, vi } from 'vitest';
import { buildLens } from '#tests/fixtures/build-lens.ts';
import { lensManagementMethods } from '#providers/data/staff/lens-management.ts';
import { createConnection } from '#providers/http/connection.ts';
import { createHttpClient } from '#providers/http/http.ts';
import { fakeFetch } from './fake-fetch.ts';

const client = createHttpClient({
  baseUrl: '/api',
  token: () => Promise.resolve('t'),
  endSession: () => undefined,
  log: () => undefined,
});
const lenses = lensManagementMethods(createConnection(client));

afterEach(() => vi.unstubAllGlobals());

it('AD-03 asks what a definition would make invalid, and stores nothing', async () => {
  const { version: _version, ...input } = buildLens();
  const counted = {
    drafts: { checked: 2, invalid: 1 },
    orders: { checked: 3, invalid: 0 },
    examples: [],
  };
  const sent = fakeFetch(() => ({ json: counted }));
  expect(await lenses.dryRunLens(input)).toEqual({ data: counted });
  expect(sent).toMatchObject([{ method: 'POST', url: '/api/lenses/dry-run', body: input }]);
  expect(sent).toHaveLength(1);
});
