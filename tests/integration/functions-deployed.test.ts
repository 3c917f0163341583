import { functionInputs } from '#domain/schemas/functions.ts';
import { FUNCTIONS_NODE } from '#server/accounts/callables/bundle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeployedFunctions, type DeployedFunctions } from './support/deployed-functions.ts';
import { onPostgres } from './support/test-database.ts';

/** In the long run: elsewhere npm would fetch the other Node. `functions.test.ts` and `functions-order.test.ts` then ask it, too. */
describe.skipIf(!onPostgres)('the bundle of the callables', () => {
  const written: string[] = [];
  let deployed: DeployedFunctions;
  beforeAll(async () => {
    deployed = await startDeployedFunctions({
      databaseUrl: undefined,
      projectId: 'lens-portal',
      onOutput: (text) => written.push(text),
    });
  });
  afterAll(() => deployed.close());

  it('PM-04 runs on the Node that firebase.json names, and serves the nine callables', () => {
    expect(deployed.node.split('.')[0]).toBe(`${FUNCTIONS_NODE}`);
    expect(deployed.names.toSorted()).toEqual(Object.keys(functionInputs).toSorted());
  });

  it('SE-04 names the variable without which nothing works, and tells the caller nothing', async () => {
    const { status, error } = await deployed.call('getAdminUsers', null);
    expect([status, error]).toEqual([
      500,
      { status: 'INTERNAL', message: 'Something went wrong on our side' },
    ]);
    expect(written.join('')).toContain('DATABASE_URL is not set');
  });
});
