import { methodExpiry } from '#domain/money/checkouts/method-expiry.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { findAutopay, startAutopay, stopAutopay } from '../methods/autopay-setting.ts';
import { storeDefault } from '../methods/change-methods.ts';
import { findMethods } from '../methods/find-methods.ts';
import { getAutopay } from './find-autopay.ts';
import { toLocalTime } from './to-local-time.ts';

interface Switching {
  accountNumber: string;
  isOn: boolean;
  /** 0 when it was never on. */
  versionSeen: number;
  actor: Actor;
}

/**
 * PY-09: switches autopay of an account on or off. On, its default method is charged from now on. Repeated, it changes
 * nothing.
 *
 * @throws Problem 409 when it was switched meanwhile, 422 without a method that can be charged; GatewayError
 */
export async function switchAutopay(parts: GatewayParts, switching: Switching): Promise<void> {
  const { database } = parts;
  const { accountNumber, isOn } = switching;
  const methods = isOn ? await findMethods(parts, accountNumber) : [];
  await database.db.transaction((tx) => apply(tx, parts, { ...switching, methods }));
}

async function apply(
  tx: Handle,
  { gateway, clock }: GatewayParts,
  { accountNumber, isOn, versionSeen, actor, methods }: Switching & { methods: SavedMethod[] },
): Promise<void> {
  const now = clock();
  const [locked] = await lockAccounts(tx, [accountNumber]);
  if (locked === undefined) throw new Problem('conflict', 'The account was merged. Look again');
  const row = await findAutopay(tx, accountNumber);
  if ((row?.isOn ?? false) === isOn) return;
  if ((row?.version ?? 0) !== versionSeen) {
    const current = await getAutopay(tx, accountNumber, now);
    throw new Problem('version-moved-on', 'Autopay was changed meanwhile', { current });
  }
  if (!isOn) {
    await stopAutopay(tx, { accountNumber, stop: 'switchedOff', actor, now });
    return;
  }
  const startedOn = (await toLocalTime(tx, accountNumber, now)).slice(0, 10);
  const method = requireUsable(methods, startedOn);
  await storeDefault(tx, { accountNumber, gateway: gateway.name, method, actor });
  await startAutopay(tx, { accountNumber, actor, startedOn, now });
}

/** @throws Problem 422 */
function requireUsable(methods: readonly SavedMethod[], today: string): SavedMethod {
  const method = methods.find(({ isDefault }) => isDefault);
  if (!method) throw refused('required', 'Choose a default payment method first');
  if (methodExpiry(method.expires, today) === 'expired') {
    throw refused('expired', 'The default card has expired');
  }
  return method;
}

function refused(rule: string, message: string): Problem {
  return new Problem('invalid', message, { errors: { isOn: { rule, message } } });
}
