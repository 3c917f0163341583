import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#providers/data/data.ts';
import { createConnection } from '#providers/http/connection.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { ConnectionContext } from '#providers/http/use-connection.ts';
import { BuyingGroupName } from '#resources/applications/ApplicationFacts.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import { dataDeps } from '../../fixtures/data-deps.ts';
import { fakeClient, fakeFetch } from '../../unit/providers/fake-fetch.ts';

const application = buildApplication();
const endSession = vi.fn<HttpDeps['endSession']>();
const connection = createConnection(fakeClient({ endSession }));
const data = createDataProvider(connection, dataDeps());

afterEach(() => vi.clearAllMocks());

describe('applications and customers at the API', () => {
  it('RS-05 approves the version seen under the name given', async () => {
    const sent = fakeFetch(() => ({ json: application }));
    const seen = { version: 3, practice: 'Harbor Eye Care' };
    const answer = await data.decideApplication(application.id, 'approve', seen);
    expect(answer.data).toEqual(application);
    expect(sent[0]).toMatchObject({
      url: `/api/applications/${application.id}/approve`,
      method: 'POST',
      body: { practice: 'Harbor Eye Care' },
    });
    expect(sent[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('RS-05 declines with the reason, and hands on the record that is there now', async () => {
    const current = { ...application, version: 4, status: 'approved' };
    const sent = fakeFetch(() => ({ status: 412, json: { message: 'moved on', current } }));
    const seen = { version: 3, reason: 'No licence' };
    const decision = data.decideApplication(application.id, 'decline', seen);
    await expect(decision).rejects.toMatchObject({ status: 412, body: { current } });
    expect(sent[0]?.body).toEqual({ reason: 'No licence' });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('RS-06 names a buying group, and shows the key of one that is not offered any more', async () => {
    fakeFetch(() => ({ json: [{ id: 'coop', name: 'Coastal Cooperative' }] }));
    render(
      <ConnectionContext value={connection}>
        <QueryClientProvider client={createQueryClient()}>
          <p>
            <BuyingGroupName id="coop" />
          </p>
          <p>
            <BuyingGroupName id="left" />
          </p>
        </QueryClientProvider>
      </ConnectionContext>,
    );
    expect(await screen.findByText('Coastal Cooperative')).toBeDefined();
    expect(screen.getByText('left')).toBeDefined();
  });
});
