import { z } from 'zod';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint, IdentityContext } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { BATCH_MAX } from '../accounts/limits.ts';
import type { Change } from '../accounts/records.ts';
import { userSignedInRecently } from '../accounts/sessions.ts';

const OneBody = z.object({ idToken: z.string().optional(), localId: z.string().optional() });

/** `accounts:delete`: oneself after a recent sign-in, where the project lets users do that, or anybody for the administrator. */
export const deleteAccount: Endpoint = async (context, request) => {
  const { idToken, localId } = parseBody(OneBody, request.body);
  const target = request.admin ? localId : undefined;
  need(request.admin || context.usersMayDelete, 'ADMIN_ONLY_OPERATION');
  need(target !== undefined || idToken, 'MISSING_ID_TOKEN');
  const user =
    target === undefined
      ? userSignedInRecently(context, idToken ?? '')
      : context.store.state.users.get(target);
  need(user, 'USER_NOT_FOUND');
  await context.store.commit([{ drop: 'user', localId: user.localId }]);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

const ManyBody = z.object({
  localIds: z.array(z.string()).max(BATCH_MAX),
  force: z.boolean().default(false),
});

/** `accounts:batchDelete`; without `force` only disabled users go. */
export const batchDelete: Endpoint = async (context, request) => {
  const { localIds, force } = parseBody(ManyBody, request.body);
  const isKept = (localId: string) => !force && isEnabled(context, localId);
  const errors = localIds.flatMap((localId, index) =>
    isKept(localId)
      ? [{ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' }]
      : [],
  );
  const dropped = localIds.filter((localId) => !isKept(localId));
  await context.store.commit(dropped.map((localId): Change => ({ drop: 'user', localId })));
  return { errors };
};

function isEnabled(context: IdentityContext, localId: string): boolean {
  return context.store.state.users.get(localId)?.disabled === false;
}
