import { expect, it } from 'vitest';
import { z } from 'zod';
import { membershipRequests, teamRequests } from '#providers/account/team.ts';
import { draftMethods } from '#providers/data/drafts.ts';
import { lensMethods } from '#providers/data/lenses.ts';
import { orderMethods } from '#providers/data/orders.ts';
import { preferenceMethods } from '#providers/data/preferences.ts';
import { priceMethods } from '#providers/data/prices.ts';
import { applicationMethods } from '#providers/data/staff/applications.ts';
import { customerMethods } from '#providers/data/staff/customers.ts';
import { importMethods } from '#providers/data/staff/imports.ts';
import { laterEmailMethods } from '#providers/data/staff/later-emails.ts';
import { lensManagementMethods } from '#providers/data/staff/lens-management.ts';
import { orderQueueMethods } from '#providers/data/staff/order-queue.ts';
import { priceDryRunMethods } from '#providers/data/staff/price-dry-run.ts';
import { versionMethods } from '#providers/data/staff/versions.ts';
import type { Rest, RestOptions } from '#providers/http/connection.ts';
import { checkoutRequests } from '#providers/money/checkouts.ts';
import { creditRequests } from '#providers/money/credits.ts';
import { methodRequests } from '#providers/money/payment-methods.ts';
import { paymentRequests } from '#providers/money/payments.ts';
import { returnDesk } from '#providers/money/return-desk.ts';
import { returnCalls } from '#providers/money/returns.ts';
import { rowsOf, valueOf } from '../domain/text-table.ts';

/** What the methods are asked with, by its name in the table. */
const ASKED: Record<string, unknown> = {
  input: { some: 'input' },
  seen: { id: 'a/b', uid: 'a/b', accountNumber: 'a/b', version: 3 },
  stored: { id: 'a-b', version: 3 },
  decided: { version: 3, reason: 'why' },
  yes: true,
  lines: { outcome: 'refused', page: 2, perPage: 10 },
  schema: z.unknown(),
};
const PAGE = { rows: [], total: 7 };
const ANSWER = [{ an: 'answer', billedThrough: null }];

const sent: string[] = [];
const rest = <T>(path: string, { kind, method, ...options }: RestOptions<T>) => {
  const { body, ifMatch, idempotencyKey: key } = options;
  const told = [
    ...(ifMatch === undefined ? [] : [`"${ifMatch}"`]),
    ...(key === undefined ? [] : [`key ${key.length === 36 ? 'new' : key}`]),
    ...(body === undefined ? [] : [body === ASKED['input'] ? 'input' : JSON.stringify(body)]),
  ];
  const plainPath = path.replace(/\?.*/, decodeURIComponent);
  sent.push([kind, method ?? 'GET', plainPath, ...told].join(' '));
  return Promise.resolve(ANSWER as T);
};
const restAnswer: Rest['restAnswer'] = async (path, options) => {
  await rest(path, options as RestOptions<unknown>);
  return { status: 200, json: [], headers: new Headers({ 'content-range': 'rows 0-1/7' }) };
};
const api = { rest, restAnswer } as Rest;

const { remove: removeMethod, list: listMethods, ...methods } = methodRequests(api);
const { find: findCheckout, ...checkouts } = checkoutRequests(api);
const METHODS: Record<string, unknown> = {
  findCheckout,
  ...checkouts,
  ...creditRequests(api),
  ...methods,
  removeMethod,
  listMethods,
  ...draftMethods(api),
  ...lensMethods(api),
  ...orderMethods(api),
  ...preferenceMethods(api),
  ...priceMethods(api),
  ...returnDesk(api),
  ...returnCalls(api),
  ...membershipRequests(api, 'a/b'),
  ...paymentRequests(api),
  ...teamRequests(api, 'a/b'),
  ...applicationMethods(api),
  ...customerMethods(api),
  ...laterEmailMethods(api),
  ...importMethods(api),
  ...lensManagementMethods(api),
  ...orderQueueMethods(api),
  ...priceDryRunMethods(api),
  ...versionMethods(api),
};

/** The method, what it is asked, and what it sends: what a failure does, the request, the version seen, the key and the body. */
const CALLS = rowsOf(`
  allocate | seen, input | change POST /payments/a%2Fb/allocate "3" input
  refund | seen, input | change POST /payments/a%2Fb/refund "3" input
  giveBack | seen, input | change POST /payments/a%2Fb/give-back "3" input
  endOnline | seen, input | change POST /checkouts/a%2Fb/decide "3" input
  makeVoid | seen, twice | change POST /payments/a%2Fb/void "3" {"reason":"twice"}
  writeOff | a/b, input, k1 | change POST /invoices/a%2Fb/write-offs key k1 input
  confirmWriteOff | seen | change POST /write-offs/a%2Fb/confirm "3"
  reverseWriteOff | seen, no | change POST /write-offs/a%2Fb/reverse "3" {"reason":"no"}
  declineWriteOff | seen, no | change POST /write-offs/a%2Fb/decline "3" {"reason":"no"}
  begin | input, k1 | change POST /checkouts key k1 input
  cancel | a/b | change POST /checkouts/a%2Fb/cancel
  check | a/b | change POST /checkouts/a%2Fb/check
  apply | input, k1 | change POST /credit-uses key k1 input
  ask | input, k1 | change POST /return-requests key k1 input
  withdraw | seen | change POST /return-requests/a%2Fb/withdraw "3"
  decide | seen, input | change POST /return-requests/a%2Fb/decide "3" input
  receive | a/b | change POST /return-requests/a%2Fb/receive
  openPage | a/b, es | change POST /payment-methods/a%2Fb/page {"locale":"es"}
  setDefault | a/b, m/1 | change PUT /payment-methods/a%2Fb/default {"methodId":"m/1"}
  removeMethod | a/b, m/1 | change DELETE /payment-methods/a%2Fb/methods/m%2F1
  switchAutopay | seen, yes | change PUT /autopay/a%2Fb "3" {"isOn":true}
  submitOrder | input, k1 | change POST /orders key k1 input
  resubmitOrder | a/b, input, 3 | change POST /orders/a%2Fb/resubmit "3" input
  decideOrder | a/b, reject, decided | change POST /orders/a%2Fb/reject "3" {"reason":"why"}
  sendOrderMessage | a/b, Hello, k1 | change POST /orders/a%2Fb/messages key k1 {"body":"Hello"}
  readOrderMessages | a/b, m1 | background POST /orders/a%2Fb/messages/read {"lastRead":"m1"}
  leave | seen | change DELETE /customers/a%2Fb/membership "3"
  changeRole | seen, biller | change PUT /customers/a%2Fb/members/a%2Fb "3" {"practiceRole":"biller"}
  remove | seen | change DELETE /customers/a%2Fb/members/a%2Fb "3"
  invite | input, k1 | change POST /customers/a%2Fb/invitations key k1 input
  resend | stored | change POST /customers/a%2Fb/invitations/a-b/resend
  revoke | stored | change DELETE /customers/a%2Fb/invitations/a-b
  decideApplication | a/b, decline, decided | change POST /applications/a%2Fb/decline "3" {"reason":"why"}
  moveCustomer | a/b, 3, input | change POST /customers/a%2Fb/move "3" input
  previewMerge | a/b, c/d | form GET /customers/a%2Fb/merge?into=c/d
  mergeCustomer | a/b, 3, input | change POST /customers/a%2Fb/merge "3" input
  retryEmail | stored | change POST /emails/a-b/retry "3"
  sendEmailAgain | a-b | change POST /emails/a-b/send-again key new
  liftSuppression | seen, input | change POST /email-suppressions/a%2Fb/lift "3" input
  previewTemplate | input | form POST /email-templates/preview input
  testTemplate | input | change POST /email-templates/test input
  restoreVersion | guide, seen, 2 | change POST /guide/a%2Fb/restore "3" {"version":2}
  moveCampaign | seen, pause | change POST /letters/a%2Fb/pause "3"
  previewAudience | input | form POST /letters/audience input
  renderCampaign | a/b, es | form POST /letters/a%2Fb/render {"language":"es"}
  testCampaign | a/b, es | change POST /letters/a%2Fb/test {"language":"es"}
  createImport | input | change POST /imports key new input
  checkImport | stored, input | change POST /imports/a-b/check "3" input
  moveImport | stored, start | change POST /imports/a-b/start "3"
  createLens | input, k1 | change POST /lenses key k1 input
  updateLens | a/b, input, 3 | change PUT /lenses/a%2Fb "3" input
  dryRunLens | input | form POST /lenses/dry-run input
  decideOrders | input, k1 | change POST /orders/actions key k1 input
  movePromise | a/b, input, 3 | change POST /orders/a%2Fb/promise "3" input
  receiveLens | a/b, input, 3 | change POST /orders/a%2Fb/lens-received "3" input
  dryRunPrice | input | form POST /prices/dry-run input
  online | - | background GET /online-payment
  find | a/b | form GET /return-requests/a%2Fb
  findCheckout | a/b | record GET /checkouts/a%2Fb
  account | a/b | record GET /credit-accounts/a%2Fb
  entries | a/b, 2 | record GET /credit-entries?sort=["at","DESC"]&range=[50,75]&filter={"accountNumber":"a/b"}
  payable | a/b | record GET /invoices?sort=["dueOn","ASC"]&range=[0,99]&filter={"accountNumber":"a/b","isPayable":true}
  policy | a/b | form GET /return-requests/policy?orderId=a/b
  list | a/b, 2 | record GET /return-requests?sort=["requestedAt","DESC"]&range=[10,15]&filter={"accountNumber":"a/b"}
  ofOrder | a/b | record GET /return-requests?sort=["requestedAt","DESC"]&range=[0,5]&filter={"orderId":"a/b"}
  listMethods | a/b | record GET /payment-methods/a%2Fb
  autopay | a/b | record GET /autopay/a%2Fb
  read | - | form GET /customers/a%2Fb/membership
  suppressed | - | form GET /customers/a%2Fb/suppressed-members
  members | - | form GET /customers/a%2Fb/members
  invitations | - | form GET /customers/a%2Fb/invitations
  changes | 2 | history GET /customers/a%2Fb/team-changes?range=[10,19]
  orderMessages | a/b | record GET /orders/a%2Fb/messages
  deliveryChoices | a/b | background GET /customer/delivery?account=a/b
  warrantyEligibility | a/b | record GET /orders/a%2Fb/warranty
  countReports | - | record GET /email-suppressions/reports
  recordVersions | email-templates, a/b, schema | history GET /email-templates/a%2Fb/versions
  importLines | a-b, lines | background GET /imports/a-b/lines?filter={"outcome":"refused"}&range=[20,29]
  lensVersions | a/b | history GET /lenses/a%2Fb/versions
  orderDrafts | a/b | background GET /order-drafts?account=a/b
  orderDraft | a/b | draft GET /order-drafts/a%2Fb
  saveOrderDraft | a/b, input | draft PUT /order-drafts/a%2Fb input
  deleteOrderDraft | a/b | draft DELETE /order-drafts/a%2Fb
  agreedPrices | a/b | background GET /customer/prices?account=a/b
  orderCharges | a/b | background GET /customer/charges?account=a/b
  lensVersion | a/b, 2 | record GET /lenses/a%2Fb/versions/2
  preference | lists | background GET /preferences/lists
  savePreference | lists, yes | background PUT /preferences/lists {"value":true}
  rejectReasons | - | background GET /reject-reasons?filter={"offered":true}&range=[0,29]
`);

it.each(CALLS)(
  '%s of %s sends %s, and returns the answer',
  async (name = '', asked = '', ...request) => {
    const method = METHODS[name] as (...all: unknown[]) => Promise<unknown>;
    const given = asked.split(', ').map((one) => ASKED[one] ?? valueOf(one));
    const answer = await method(...given);
    expect(sent.splice(0)).toEqual(request);
    expect([ANSWER, { data: ANSWER }, PAGE, { data: [], total: 7 }, undefined]).toContainEqual(
      answer,
    );
  },
);

it('every method is in the table', () => {
  expect(CALLS.map(([name = '']) => name).toSorted()).toEqual(Object.keys(METHODS).toSorted());
});
