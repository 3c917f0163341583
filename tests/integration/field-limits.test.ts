import type { InjectOptions } from 'fastify';
import { isLongRun } from 'test-tools/runs.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { guideRecordFilterSchema } from '#domain/consultant/guide/guide-record.ts';
import { consultantRatingFilterSchema } from '#domain/consultant/requests/consultant-rating.ts';
import { consultantRequestFilterSchema } from '#domain/consultant/requests/consultant-request.ts';
import { customerFilterSchema } from '#domain/customers/customer-record.ts';
import { shipToAddressFilterSchema } from '#domain/customers/ship-to-address.ts';
import { campaignFilterOfListSchema } from '#domain/emails/campaign.ts';
import { emailTemplateFilterSchema } from '#domain/emails/email-template.ts';
import { emailFilterSchema, suppressionFilterSchema } from '#domain/emails/email.ts';
import { importFilterSchema, importLineFilterSchema } from '#domain/import/import.ts';
import { checkoutFilterSchema } from '#domain/money/checkouts/checkout.ts';
import { creditEntryFilterSchema } from '#domain/money/credit/credit-account.ts';
import { creditFilterSchema } from '#domain/money/credit/credit.ts';
import { invoiceFilterSchema } from '#domain/money/invoices/invoice.ts';
import { receivableFilterSchema } from '#domain/money/invoices/receivable.ts';
import { journalBatchFilterSchema } from '#domain/money/journal/journal.ts';
import { payerFilterSchema } from '#domain/money/payments/payer.ts';
import { paymentFilterSchema } from '#domain/money/payments/payment.ts';
import { writeOffFilterSchema } from '#domain/money/payments/write-off-schema.ts';
import { balanceFilterSchema, payoutFilterSchema } from '#domain/money/payouts/payout.ts';
import { returnRequestFilterSchema } from '#domain/money/returns/return-request.ts';
import { accountMessageFilterSchema } from '#domain/orders/order-message.ts';
import { changeList } from '#server/access/records/list-changes.ts';
import { applicationList } from '#server/accounts/applications/list-applications.ts';
import { userList } from '#server/accounts/users/list-users.ts';
import { lensList } from '#server/lenses/list-lenses.ts';
import { priceRecords } from '#server/lenses/prices/price-records.ts';
import { orderList } from '#server/ordering/orders/reading/list-orders.ts';
import { shippingMethodRecords } from '#server/ordering/shipping/shipping-method-records.ts';
import { ofKinds, type KindRoute } from '../fixtures/record-kinds.ts';
import type { RouteKey } from './support/expectations.ts';
import { fieldLimits, type ListLimits, type NumberLimits } from './support/field-limits.ts';
import { allowed, openRoutes, ROUTES, type OpenRoutes } from './support/open-routes.ts';
import { jsonSchemaOf, schemaPlaces, withValueAt, type Place } from './support/schema-places.ts';
import { usePortal } from './support/use.ts';

/** What a filter of JSON may hold, which OpenAPI knows as a text. */
const FILTERS: Partial<Record<RouteKey, z.ZodType>> = {
  'GET /api/orders': orderList.filter,
  'GET /api/orders.csv': orderList.filter,
  'GET /api/users': userList.filter,
  'GET /api/users.csv': userList.filter,
  'GET /api/lenses': lensList.filter,
  'GET /api/order-messages': accountMessageFilterSchema,
  'GET /api/journal-batches': journalBatchFilterSchema,
  'GET /api/payouts': payoutFilterSchema,
  'GET /api/balance-changes': balanceFilterSchema,
  'GET /api/balance-changes.csv': balanceFilterSchema,
  'GET /api/receivables': receivableFilterSchema,
  'GET /api/receivables/total': receivableFilterSchema,
  'GET /api/receivables.csv': receivableFilterSchema,
  'GET /api/invoices': invoiceFilterSchema,
  'GET /api/payments': paymentFilterSchema,
  'GET /api/checkouts': checkoutFilterSchema,
  'GET /api/payers': payerFilterSchema,
  'GET /api/write-offs': writeOffFilterSchema,
  'GET /api/credits': creditFilterSchema,
  'GET /api/credit-entries': creditEntryFilterSchema,
  'GET /api/return-requests': returnRequestFilterSchema,
  'GET /api/invoices.csv': invoiceFilterSchema,
  'GET /api/customers': customerFilterSchema,
  'GET /api/customers.csv': customerFilterSchema,
  'GET /api/ship-to-addresses': shipToAddressFilterSchema,
  'GET /api/ship-to-addresses.csv': shipToAddressFilterSchema,
  'GET /api/applications': applicationList.filter,
  'GET /api/emails': emailFilterSchema,
  'GET /api/email-suppressions': suppressionFilterSchema,
  'GET /api/imports': importFilterSchema,
  'GET /api/imports/:id/lines': importLineFilterSchema,
  'GET /api/prices': priceRecords.list.filter,
  'GET /api/prices.csv': priceRecords.list.filter,
  'GET /api/shipping-methods': shippingMethodRecords.list.filter,
  'GET /api/shipping-methods.csv': shippingMethodRecords.list.filter,
  'GET /api/consultant-requests': consultantRequestFilterSchema,
  'GET /api/consultant-requests.csv': consultantRequestFilterSchema,
  'GET /api/consultant-ratings': consultantRatingFilterSchema,
  'GET /api/consultant-ratings.csv': consultantRatingFilterSchema,
  ...ofKinds<KindRoute, z.ZodType>((name, { filter }) => ({
    [`GET /api/${name}`]: filter,
    [`GET /api/${name}.csv`]: filter,
  })),
  'GET /api/letters': campaignFilterOfListSchema,
  'GET /api/letters.csv': campaignFilterOfListSchema,
  'GET /api/guide': guideRecordFilterSchema,
  'GET /api/guide.csv': guideRecordFilterSchema,
  'GET /api/email-templates': emailTemplateFilterSchema,
  'GET /api/email-templates.csv': emailTemplateFilterSchema,
  'GET /api/record-changes': changeList.filter,
};
/** Takes no filter but an empty one. */
const EMPTY_FILTER: RouteKey = 'GET /api/users/:id/audit';

const INT = 2 ** 31;
/** The ends of the columns, and of what JavaScript and JSON can write. In short, the ends of the schemas do. */
const ENDS = isLongRun ? [INT - 1, INT, -INT - 1, Number.MAX_SAFE_INTEGER, -1e308] : [INT - 1];
/** The ends of the calendar are asked by `odd-values.test.ts`. */
const DATES = ['0001-01-01', '+010000-01-01', '2026-02-30'];
const MOMENTS = DATES.map((date) => `${date}T23:59:59.999Z`);
const FAR = [INT - 1, INT];

const portal = usePortal();
let routes: OpenRoutes;
beforeAll(async () => {
  routes = await openRoutes(portal);
});

function aroundLimits({ least, most, isWhole }: NumberLimits): number[] {
  const step = isWhole ? 1 : 0.01;
  const lowest = least === undefined ? [] : [least - step, least];
  const highest = most === undefined ? [] : [most, most + step];
  return [...new Set([...lowest, ...highest, ...ENDS])];
}

/** Lists of the length at the limit and of one more, made of what stands there, or of nothing that anybody knows. */
function aroundLength({ most = 1_000 }: ListLimits, present: unknown): unknown[][] {
  const items: unknown[] = Array.isArray(present) && present.length > 0 ? present : ['x'];
  const ofLength = (length: number) =>
    Array.from({ length }, (_, index) => items[index % items.length]);
  return [[], ofLength(most), ofLength(most + 1)];
}

function namesOf(places: readonly Place[]): string[] {
  return [...new Set(places.map((place) => place.join('.')))].toSorted();
}

function valueAt(value: unknown, place: Place): unknown {
  let found = value;
  for (const step of place) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}

/** Each is a request of its own, with its own key and id: one that is known again would not be looked at. */
function bodies(route: RouteKey): InjectOptions[] {
  const shape = routes.bodyOf(route);
  if (!shape) return [];
  const { numbers, lists, dates } = fieldLimits(shape);
  const { payload } = routes.request(route);
  const values = [
    ...numbers.map((limits) => ({ place: limits.place, some: aroundLimits(limits) })),
    ...lists.map((limits) => ({
      place: limits.place,
      some: aroundLength(limits, valueAt(payload, limits.place)),
    })),
    ...dates.map(({ place, format }) => ({ place, some: format === 'date' ? DATES : MOMENTS })),
  ];
  return values.flatMap(({ place, some }) =>
    some.map((value: unknown) => {
      const request = routes.request(route);
      return { ...request, payload: withValueAt(request.payload, place, value) as object };
    }),
  );
}

function withQuery(route: RouteKey, name: string, value: unknown): InjectOptions {
  const { query: _query, ...request } = routes.request(route);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { ...request, url: `${request.url}?${name}=${encodeURIComponent(text)}` };
}

function filters(route: RouteKey): InjectOptions[] {
  const schema = FILTERS[route];
  if (!schema) return [];
  const { numbers, lists, dates } = fieldLimits(jsonSchemaOf(schema));
  const places = [
    ...numbers.flatMap((limits) =>
      aroundLimits(limits).map((value) => [limits.place, value] as const),
    ),
    ...lists.flatMap((limits) =>
      aroundLength(limits, undefined).map((value) => [limits.place, value] as const),
    ),
    ...dates.flatMap(({ place }) => DATES.map((value) => [place, value] as const)),
  ];
  return places.map(([place, value]) => withQuery(route, 'filter', withValueAt({}, place, value)));
}

/** Plain numbers of the path, and ranges. `odd-values.test.ts` asks with other queries. */
function addresses(route: RouteKey): InjectOptions[] {
  const isList = routes.queryNames(route).includes('range');
  const ranges = isList ? FAR.map((far) => withQuery(route, 'range', [far, far])) : [];
  const template = (route.split(' ')[1] ?? '').split('/');
  const parts = routes.request(route).url.split('/');
  const params = template.flatMap((part, index) =>
    part.startsWith(':') && part !== ':token'
      ? FAR.map((far) => ({ ...routes.request(route), url: parts.with(index, `${far}`).join('/') }))
      : [],
  );
  return [...ranges, ...params];
}

function versions(route: RouteKey): InjectOptions[] {
  if (routes.request(route).headers?.['if-match'] === undefined) return [];
  return FAR.map((far) => {
    const request = routes.request(route);
    return Object.assign(request, { headers: { ...request.headers, 'if-match': `"${far}"` } });
  });
}

describe('SE-09 values at their limits and beyond', () => {
  it('every number and every list that a body may hold has an end, in the schema', () => {
    const open = ROUTES.flatMap((route) => {
      const shape = routes.bodyOf(route);
      if (!shape) return [];
      const { numbers, lists } = fieldLimits(shape);
      return [
        ...numbers.filter(({ least, most }) => least === undefined || most === undefined),
        ...lists.filter(({ most }) => most === undefined),
      ].map(({ place }) => `${route} ${place.join('.')}`);
    });
    expect(open).toEqual([]);
  });

  it('looks at each number that there is, and at each filter', () => {
    for (const route of ROUTES) {
      const shape = routes.bodyOf(route);
      if (!shape) continue;
      const { numbers } = fieldLimits(shape);
      expect(namesOf(numbers.map(({ place }) => place))).toEqual(
        namesOf(schemaPlaces(shape).numbers),
      );
    }
    const filtered = ROUTES.filter((route) => routes.queryNames(route).includes('filter'));
    const known = [...Object.keys(FILTERS), EMPTY_FILTER];
    expect(filtered.toSorted()).toEqual(known.toSorted());
  });

  it('SE-08 names the field of a filter that no list has', async () => {
    const answers: unknown[] = [];
    const lists = ROUTES.filter((route) => routes.queryNames(route).includes('filter'));
    for (const route of lists) {
      const asked = withQuery(route, 'filter', { nothingLikeThis: 'x' });
      const answer = await portal.request(allowed(route), asked);
      const { errors = {} } = answer.json<{ errors?: object }>();
      // Some lists need a filter: what is missing is named, too.
      answers.push([route, answer.statusCode, Object.keys(errors).at(-1)]);
    }
    expect(lists.length).toBeGreaterThan(30);
    expect(answers).toEqual(lists.map((route) => [route, 400, 'filter.nothingLikeThis']));
  });

  it.each(ROUTES)('%s answers none of them with a 5xx', async (route) => {
    const asked = [...bodies(route), ...filters(route), ...addresses(route), ...versions(route)];
    const failed = [];
    for (const request of asked) {
      const { statusCode } = await portal.request(allowed(route), request);
      if (statusCode >= 500) failed.push([statusCode, request.url, request.payload]);
    }
    expect(failed).toEqual([]);
  });
});
