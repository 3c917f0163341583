import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { CUSTOMER_INFO_PAGE, CUSTOMER_INFO_RECORDS } from '#domain/basics/constants.ts';
import { buyingGroupSchema } from '#domain/customers/application-schema.ts';
import { customerInformationSchema } from '#domain/customers/customer.ts';
import { deliveryChoicesSchema } from '#domain/delivery/delivery.ts';
import { payerSchema } from '#domain/money/payments/payer.ts';
import { bearerToken, callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { deliveryChoices } from './addresses.ts';
import { buyingGroupRecords } from './buying-group-records.ts';
import { listBuyingGroups } from './buying-groups.ts';
import { customerRecords, type Members } from './customer-records.ts';
import { getCustomerInformation } from './get-customer-information.ts';
import { listPayers, payerList } from './list-payers.ts';
import { registerMove } from './move-route.ts';
import { shipToAddressRecords } from './ship-to-address-records.ts';

const querySchema = z.object({
  account: accountNumberSchema.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(CUSTOMER_INFO_PAGE),
  records: z.coerce.number().int().min(1).max(100).default(CUSTOMER_INFO_RECORDS),
});

export function registerCustomerRoutes(
  app: FastifyInstance,
  services: Services,
  members: Members,
): void {
  registerInformation(app, services);
  registerDelivery(app, services);
  registerOfferedGroups(app, services);
  registerRecordRoutes(app, services, buyingGroupRecords);
  registerRecordRoutes(app, services, customerRecords(members, services.clock));
  registerRecordRoutes(app, services, shipToAddressRecords);
  registerMove(app, services, members);
  registerPayers(app, services);
}

/** PY-08: those who record payments choose an account, and learn nothing else of it here. */
function registerPayers(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    '/api/payers',
    {
      permission: 'payers:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(payerSchema) },
    },
    async (request, reply) =>
      sendPage(reply, 'payers', await listPayers(db, parseListQuery(request.query, payerList))),
  );
}

function registerOfferedGroups(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    '/api/customer/buyinggroups',
    { permission: 'buyingGroups:offered', answers: { 200: z.array(buyingGroupSchema) } },
    () => listBuyingGroups(db),
  );
}

function registerInformation(app: FastifyInstance, { database }: Services): void {
  apiRoutes(app).get(
    '/api/auth/customer/:token',
    {
      permission: 'customers:show',
      params: z.object({ token: z.string() }),
      querystring: querySchema,
      answers: { 200: customerInformationSchema },
    },
    async (request, reply) => {
      if (request.params.token !== bearerToken(request)) {
        throw new Problem('forbidden', 'The token of the address is not the token of the caller');
      }
      const { account, page, records } = request.query;
      const caller = callerOf(request);
      const asked = { caller, account, page, records };
      return reply.send(await getCustomerInformation(database.db, asked));
    },
  );
}

/** OR-14: the initial delivery choices of an account's order form. */
function registerDelivery(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    '/api/customer/delivery',
    {
      permission: 'orders:submit',
      querystring: z.object({ account: accountNumberSchema }),
      answers: { 200: deliveryChoicesSchema },
    },
    (request) => {
      const scope = scopeFor(callerOf(request), 'orders:submit');
      return deliveryChoices(db, scope, request.query.account);
    },
  );
}
