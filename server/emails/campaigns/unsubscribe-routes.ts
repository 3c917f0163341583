import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { campaignSubscriptionSchema, campaignTokenSchema } from '#domain/emails/campaign.ts';
import type { CampaignSubscription } from '#domain/emails/campaign.ts';
import type { Services } from '../../access/services.ts';
import { findAddressees } from '../../accounts/users/addressees.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { ONE_CLICK, UNSUBSCRIBE_PAGE } from './campaign-source.ts';
import { findSubscription, setSubscription, type Subscription } from './subscriptions.ts';

/** Requests of one address in a minute: a token has too many possible values to be guessed, and mail programs ask once. */
const RATE = { rateLimit: { max: 60, timeWindow: '1 minute' } } as const;

const ONE_CLICK_PATH = `${ONE_CLICK}:token`;
const FORM = 'application/x-www-form-urlencoded';
/** RFC 8058 sends `List-Unsubscribe=One-Click`. */
const FORM_LIMIT = 1_000;

/** EM-04: unsubscribing from campaigns and subscribing again, by the link in a campaign. Nobody is signed in. */
export function registerUnsubscribeRoutes(app: FastifyInstance, services: Services): void {
  const routes = apiRoutes(app);
  const facts = {
    permission: 'public',
    ...RATE,
    body: campaignTokenSchema,
    answers: { 200: campaignSubscriptionSchema },
  } as const;
  routes.post('/api/mail/unsubscribe/look', facts, (request) => look(services, request.body.token));
  routes.post('/api/mail/unsubscribe', facts, (request) =>
    change(services, request.body.token, false),
  );
  routes.post('/api/mail/subscribe', facts, (request) =>
    change(services, request.body.token, true),
  );
  registerOneClick(app, services);
  registerPage(app);
}

/** RFC 8058: mail programs unsubscribe with a form and without a page. */
function registerOneClick(app: FastifyInstance, services: Services): void {
  void app.register(async (own) => {
    own.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    apiRoutes(own).post(
      ONE_CLICK_PATH,
      {
        permission: 'public',
        ...RATE,
        params: campaignTokenSchema,
        answers: { 200: campaignSubscriptionSchema },
      },
      (request) => change(services, request.params.token, false),
    );
  });
}

/**
 * SE-15: a browser, or a scanner of links, that opens the address of mail programs comes to the page with the button. The
 * address itself changes nothing by GET.
 */
function registerPage(app: FastifyInstance): void {
  apiRoutes(app).get(
    ONE_CLICK_PATH,
    {
      permission: 'public',
      ...RATE,
      params: campaignTokenSchema,
      answers: { 303: z.null() },
    },
    async (request, reply) => {
      const { token } = request.params;
      await reply.redirect(`${UNSUBSCRIBE_PAGE}#${encodeURIComponent(token)}`, 303);
    },
  );
}

async function look(
  { database, provider }: Services,
  token: string,
): Promise<CampaignSubscription> {
  const found = await requireSubscription(database.db, token);
  return toAnswer(database.db, found, provider.name);
}

async function change(
  { database, provider, clock }: Services,
  token: string,
  isSubscribed: boolean,
): Promise<CampaignSubscription> {
  return database.db.transaction(async (tx) => {
    const found = await requireSubscription(tx, token);
    const { uid } = found;
    const isSo = (found.unsubscribedAt === null) === isSubscribed;
    if (isSo) return toAnswer(tx, found, provider.name);
    const unsubscribedAt = isSubscribed ? null : clock();
    await setSubscription(tx, uid, unsubscribedAt);
    await recordAudit(tx, {
      // Whoever has the campaign; nobody is signed in.
      actor: { uid, name: 'Link in a campaign' },
      action: isSubscribed ? 'letters.subscribe' : 'letters.unsubscribe',
      resource: 'users',
      resourceId: uid,
      accountNumber: null,
    });
    return toAnswer(tx, { uid, unsubscribedAt }, provider.name);
  });
}

/** @throws Problem 404 */
async function requireSubscription(db: Handle, token: string): Promise<Subscription> {
  const found = await findSubscription(db, token);
  if (found) return found;
  throw new Problem('not-found', 'This link was never sent. Open the link in the campaign again');
}

async function toAnswer(
  db: Handle,
  { uid, unsubscribedAt }: Subscription,
  provider: string,
): Promise<CampaignSubscription> {
  const user = (await findAddressees(db, [uid])).get(uid);
  return { provider, address: masked(user?.email ?? ''), isSubscribed: unsubscribedAt === null };
}

/** Whoever has the link recognizes their address; somebody else does not learn it. */
function masked(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return host ? `${name.slice(0, 1)}…@${host}` : '';
}
