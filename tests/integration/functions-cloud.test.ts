import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { functionInputs, type FunctionName } from '#domain/access/functions.ts';
import { FUNCTIONS_NODE } from '#server/accounts/callables/bundle.ts';
import * as cloud from '#server/accounts/callables/cloud.ts';
import { startDeployedFunctions, type DeployedFunctions } from './support/deployed-functions.ts';
import { onPostgres } from './support/test-database.ts';
import { usePortal } from './support/use.ts';

const functions = { ...cloud } as Record<FunctionName, (typeof cloud)[FunctionName]>;
const NAMES = Object.keys(functionInputs) as FunctionName[];

const portal = usePortal();

/** An exported function as the platform calls it: behind Express, which has read the body. */
async function post(name: FunctionName, data: unknown, token?: string) {
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await json(request);
      const express = Object.assign(request, {
        body,
        header: (field: string) => request.headers[field.toLowerCase()],
      });
      const answering = Object.assign(response, {
        status: (code: number) => Object.assign(response, { statusCode: code }),
        send: (content: unknown) => response.end(JSON.stringify(content)),
      });
      await functions[name](express as never, answering as never);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('what Cloud Functions deploys', () => {
  it('PM-04 is the nine callables, and nothing else', () => {
    expect(Object.keys(cloud).toSorted()).toEqual(NAMES.toSorted());
  });

  it.each(NAMES)('FN-01 … FN-09 says how %s is deployed', (name) => {
    expect(Reflect.get(functions[name], '__endpoint')).toMatchObject({
      platform: 'gcfv2',
      callableTrigger: {},
      region: ['us-central1'],
      timeoutSeconds: 70,
      secretEnvironmentVariables: [{ key: 'DATABASE_URL' }],
    });
  });

  it('SE-04 names the variable without which nothing works, and tells the caller nothing', async () => {
    vi.stubEnv('DATABASE_URL', '');
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await post('getAdminUsers', null, portal.tokens.super);
    expect([status, body]).toEqual([
      500,
      { error: { status: 'INTERNAL', message: 'Something went wrong on our side' } },
    ]);
    expect(JSON.stringify(logged.mock.calls)).toContain('DATABASE_URL is not set');
    logged.mockRestore();
    vi.unstubAllEnvs();
  });
});

/** In the long run: elsewhere npm would fetch the other Node. `functions.test.ts` and `functions-order.test.ts` then ask it, too. */
describe.skipIf(!onPostgres)('the bundle of the callables', () => {
  let deployed: DeployedFunctions;
  beforeAll(async () => {
    deployed = await startDeployedFunctions({
      databaseUrl: undefined,
      projectId: 'lens-portal',
      onOutput: () => undefined,
    });
  });
  afterAll(() => deployed.close());

  it('PM-04 runs on the Node that firebase.json names, and serves the nine callables', () => {
    expect(deployed.node.split('.')[0]).toBe(`${FUNCTIONS_NODE}`);
    expect(deployed.names.toSorted()).toEqual(Object.keys(functionInputs).toSorted());
  });
});
