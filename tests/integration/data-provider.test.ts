import { randomUUID } from 'node:crypto';
import { orderSchema } from '#domain/orders/order.ts';
import { createDataProvider } from '#providers/data/data.ts';
import { createConnection } from '#providers/http/connection.ts';
import type { Connection } from '#providers/http/connection.ts';
import { createHttpClient } from '#providers/http/http.ts';
import { describeDataProvider, type Known } from '../contract/providers/data-provider-suite.ts';
import type { ProviderSubject } from '../contract/providers/data-provider-suite.ts';
import { dataDeps } from '../fixtures/data-deps.ts';
import { submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

const OWN = ['100200', '100201', '100202'];

/** Orders of the practice and of another one, read and decided over real HTTP. */
async function openOrders(): Promise<ProviderSubject> {
  const portal = await startPortal();
  await fillIn(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { connection, becomes } = connect(portal);
  const provider = createDataProvider(connection, dataDeps());
  const orders = await knownOrders(portal);
  return {
    provider,
    resource: 'orders',
    records: orders.filter(isOwn),
    usualPage: 10,
    sorts: { unique: 'number', tied: 'practice' },
    filters: {
      exact: {
        filter: { accountNumber: '100201' },
        matches: ({ accountNumber }) => accountNumber === '100201',
      },
      anyOf: {
        filter: { state: ['approved', 'rejected'] },
        matches: ({ state }) => state === 'approved' || state === 'rejected',
      },
      none: { q: 'no such order' },
    },
    reference: { target: 'accountNumber', id: '100202' },
    unknownId: randomUUID(),
    readHidden: orders
      .filter((order) => !isOwn(order))
      .map(
        ({ id }) =>
          () =>
            provider.getOne('orders', { id }),
      ),
    listForbidden: () =>
      provider.getList('customers', {
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'practice', order: 'ASC' },
        filter: {},
      }),
    async changeTwice() {
      becomes('admin');
      try {
        const { id } = await submitted(portal);
        const seen = { version: 1, reason: 'As agreed' };
        orderSchema.parse((await provider.decideOrder(id, 'approve', seen)).data);
        await provider.decideOrder(id, 'reject', seen);
      } finally {
        becomes('practice');
      }
    },
    stale: { status: 412, body: { current: { state: 'approved', version: 2 } } },
    close: () => portal.close(),
  };
}

function isOwn({ accountNumber }: Known): boolean {
  return OWN.includes(String(accountNumber));
}

/** Several of each account, and some that are decided. */
async function fillIn(portal: TestPortal): Promise<void> {
  for (let index = 0; index < 45; index += 1) {
    const { id } = await submitted(portal, { accountNumber: OWN[index % 3] ?? '' });
    if (index % 5 > 1) continue;
    await portal.step('admin', `/api/orders/${id}/${index % 5 === 0 ? 'approve' : 'reject'}`, 1, {
      reason: 'As agreed',
    });
  }
  await submitted(portal, { accountNumber: '100300' }, 'other');
}

/** As they are stored, whoever may see them. */
async function knownOrders({ database }: TestPortal): Promise<Known[]> {
  const { rows } = await database.pool.query<Known>(
    'SELECT id, number, practice, state, account_number AS "accountNumber" FROM orders',
  );
  return rows;
}

interface Connected {
  connection: Connection;
  /** Another person takes the place of the practice. */
  becomes: (person: Person) => void;
}

/** As a browser has the API. */
function connect({ app, tokens }: TestPortal): Connected {
  let person: Person = 'practice';
  const connection = createConnection(
    createHttpClient({
      baseUrl: `${app.listeningOrigin}/api`,
      token: () => Promise.resolve(tokens[person]),
      endSession: () => undefined,
      log: () => undefined,
    }),
  );
  return {
    connection,
    becomes: (next) => {
      person = next;
    },
  };
}

describeDataProvider('orders of the API', openOrders);
