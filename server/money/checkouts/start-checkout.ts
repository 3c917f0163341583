import { randomUUID } from 'node:crypto';
import { formatCents, sumCents, type Cents } from '#domain/basics/money.ts';
import type { CheckoutInput } from '#domain/money/checkouts/checkout.ts';
import { splitCredit } from '#domain/money/checkouts/split-credit.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { expireDue } from '../credits/expire-credits.ts';
import { availableCredit } from '../credits/find-balance.ts';
import type { PaymentGateway } from '../gateway/port.ts';
import { findPayable, refuseShares, tooMuch, type PayableInvoice } from '../invoices/payable.ts';
import { findShares, findWaitingFor, getCheckout } from './find-checkouts.ts';
import type { AccountShare } from './shares.ts';
import { storeCheckout } from './store-checkout.ts';

interface Start {
  actor: Actor;
  /** The accounts for which the payer may pay. */
  scope: AccountScope;
  input: CheckoutInput;
  gateway: Pick<PaymentGateway, 'name' | 'isSandbox'>;
  now: Date;
}

/**
 * PY-01: reserves the amounts of the invoices for an online payment. The same wish of another tab gets the payment that
 * is under way. Returns its id.
 *
 * @throws Problem 422 with what is wrong, by field; 409 with the payment that is under way for one of the invoices
 */
export async function startCheckout(tx: Handle, start: Start): Promise<string> {
  const { input, scope } = start;
  const numbers = input.shares.map(({ invoiceNumber }) => invoiceNumber);
  const accounts = accountsOf(await findPayable(tx, numbers), scope);
  requireOneAccount(input, accounts);
  await lockAccounts(tx, accounts);
  // Again: before the lock somebody may have paid, or merged an account.
  const found = await findPayable(tx, numbers);
  const underWay = await findUnderWay(tx, { found, ...start });
  if (underWay !== null) return underWay;
  const shares = await withCredit(tx, requireShares(found, start), start);
  const { memo, method, methodId, savesMethod, locale } = input;
  const asked = { memo, method, methodId, savesMethod, locale };
  const { actor, gateway, now } = start;
  const source = methodId === null ? 'page' : 'saved';
  const id = randomUUID();
  await storeCheckout(tx, shares, { ...asked, id, source, actor, gateway, now });
  return id;
}

function accountsOf(found: ReadonlyMap<string, PayableInvoice>, scope: AccountScope): string[] {
  const accounts = [...found.values()].map(({ accountNumber }) => accountNumber);
  return [...new Set(accounts)].filter((account) => isWithin(scope, account));
}

/** PY-09: what is saved belongs to one account, and pays its invoices only. @throws Problem 422 */
function requireOneAccount(
  { savesMethod, methodId }: CheckoutInput,
  accounts: readonly string[],
): void {
  if (accounts.length <= 1 || (!savesMethod && methodId === null)) return;
  const message = 'A saved payment method pays invoices of one account';
  const field = methodId === null ? 'savesMethod' : 'methodId';
  throw new Problem('invalid', message, { errors: { [field]: { rule: 'oneAccount', message } } });
}

/** @throws Problem 409 */
async function findUnderWay(
  tx: Handle,
  { found, scope, input }: Start & { found: ReadonlyMap<string, PayableInvoice> },
): Promise<string | null> {
  const own = [...found].flatMap(([number, { accountNumber }]) =>
    isWithin(scope, accountNumber) ? [number] : [],
  );
  const waiting = own.length > 0 ? await findWaitingFor(tx, own) : null;
  if (!waiting) return null;
  const shares = await findShares(tx, waiting.id);
  const isSame =
    waiting.state !== 'processing' &&
    waiting.method === input.method &&
    waiting.methodId === input.methodId &&
    waiting.savesMethod === input.savesMethod &&
    waiting.memo === input.memo &&
    waiting.creditCents === input.creditCents &&
    asText(shares) === asText(input.shares);
  if (isSame) return waiting.id;
  const isOwn = shares.every(({ accountNumber }) => isWithin(scope, accountNumber));
  const taken = shares.find(({ invoiceNumber }) => own.includes(invoiceNumber));
  const stands =
    waiting.state === 'processing' ? 'is under way' : 'was started and is not finished';
  const message = `A payment of invoice ${taken?.invoiceNumber} ${stands}`;
  const current = isOwn ? await getCheckout(tx, scope, waiting.id) : undefined;
  throw new Problem('conflict', message, { current });
}

function asText(shares: readonly (Share & { creditCents?: Cents })[]): string {
  return shares
    .map(({ invoiceNumber, cents, creditCents = 0 }) => `${invoiceNumber} ${cents + creditCents}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join();
}

/** Checks every share. @throws Problem 422 */
function requireShares(
  found: ReadonlyMap<string, PayableInvoice>,
  { input: { shares }, scope }: Start,
): WantedShare[] {
  refuseShares(shares, (share) => {
    const { invoiceNumber } = share;
    const invoice = found.get(invoiceNumber);
    const refuse = (rule: string, message: string) =>
      ({ field: 'invoiceNumber', error: { rule, message, value: invoiceNumber } }) as const;
    if (!invoice || !isWithin(scope, invoice.accountNumber)) {
      return refuse('unknown', `There is no invoice ${invoiceNumber} that you may pay`);
    }
    if (invoice.billedThrough !== null) {
      return refuse('billedThrough', `${invoice.billedThrough} pays invoice ${invoiceNumber}`);
    }
    return tooMuch(share, invoice);
  });
  return shares.map((share) => ({
    ...share,
    accountNumber: found.get(share.invoiceNumber)?.accountNumber ?? '',
  }));
}

type WantedShare = Omit<AccountShare, 'creditCents'>;

/** CR-02: pays with lens credit first, if wanted, and checks that the page showed the same. @throws Problem 422 */
async function withCredit(
  tx: Handle,
  wanted: readonly WantedShare[],
  { input: { amountCents, creditCents }, now }: Start,
): Promise<AccountShare[]> {
  const shares: AccountShare[] = [];
  for (const accountNumber of new Set(wanted.map((share) => share.accountNumber))) {
    const own = wanted.filter((share) => share.accountNumber === accountNumber);
    const isWanted = creditCents > 0;
    if (isWanted) await expireDue(tx, accountNumber, now);
    const available = isWanted ? await availableCredit(tx, accountNumber, now) : 0;
    for (const split of splitCredit(own, available)) shares.push({ ...split, accountNumber });
  }
  requireSum('creditCents', creditCents, sumCents(shares.map((share) => share.creditCents)));
  requireSum('amountCents', amountCents, sumCents(shares.map(({ cents }) => cents)));
  return shares;
}

/** @throws Problem 422 */
function requireSum(field: 'amountCents' | 'creditCents', shown: Cents, nearest: Cents): void {
  if (shown === nearest) return;
  const sum = formatCents(nearest, 'USD', 'en');
  const what = field === 'amountCents' ? 'The sum to pay' : 'The lens credit for these invoices';
  const message = `${what} is ${sum} by now`;
  throw new Problem('invalid', message, {
    errors: { [field]: { rule: 'sum', message, value: shown, nearest } },
  });
}
