import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buyingGroups,
  claimAccount,
  ownApplication,
  sendApplication,
} from '#providers/account/applications.ts';
import { createHttpClient } from '#providers/http/http.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { buildApplication } from '#tests/fixtures/build-application.ts';
import { fakeFetch } from './fake-fetch.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const client = createHttpClient({
  baseUrl: '/api',
  token: () => Promise.resolve('t0k3n'),
  endSession,
  log: () => undefined,
});
const { signal } = new AbortController();
const CLAIM = { accountNumber: '100500', zip: '97205', invoiceNumber: 'INV-50017' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the requests of somebody without an account number', () => {
  it('RS-05 sends an application under its key', async () => {
    const application = buildApplication();
    const sent = fakeFetch(() => ({ status: 201, json: application }));
    expect(await sendApplication(client, application, 'key-1')).toEqual(application);
    expect(sent[0]).toMatchObject({ url: '/api/customer', method: 'POST', body: application });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('RS-05 reads the latest application, or that there is none', async () => {
    const application = buildApplication();
    fakeFetch(() => ({ json: { application } }));
    expect(await ownApplication(client, signal)).toEqual(application);
    fakeFetch(() => ({ json: { application: null } }));
    expect(await ownApplication(client, signal)).toBeNull();
  });

  it('RS-06 reads the buying groups', async () => {
    const groups = [{ id: 'g1', name: 'Clear Alliance' }];
    const sent = fakeFetch(() => ({ json: groups }));
    expect(await buyingGroups(client, signal)).toEqual(groups);
    expect(sent[0]?.url).toBe('/api/customer/buyinggroups');
  });

  it('RT-04 claims an account', async () => {
    const sent = fakeFetch(() => ({ json: { accountNumber: '100500' } }));
    expect(await claimAccount(client, CLAIM)).toBe('100500');
    expect(sent[0]).toMatchObject({ url: '/api/customer/claim', method: 'POST', body: CLAIM });
  });

  it.each([404, 500])('ER-02 HTTP %i ends no session over a half-filled form', async (status) => {
    fakeFetch(() => ({ status }));
    await Promise.allSettled([
      claimAccount(client, CLAIM),
      sendApplication(client, buildApplication(), 'key-1'),
      ownApplication(client, signal),
      buyingGroups(client, signal),
    ]);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('ER-01 a token that is no good ends it', async () => {
    fakeFetch(() => ({ status: 401 }));
    await expect(claimAccount(client, CLAIM)).rejects.toMatchObject({ status: 401 });
    expect(endSession).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('refuses an answer of another form', async () => {
    fakeFetch(() => ({ json: { application: { id: 7 } } }));
    await expect(ownApplication(client, signal)).rejects.toThrow('application');
  });
});
