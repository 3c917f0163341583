import type { Endpoint } from '../accounts/identity-context.ts';

/** `GET /emulator/v1/projects/…/oobCodes`: the codes still open, as the official emulator lists them. */
export const listOobCodes: Endpoint = (context) => {
  const open = [...context.store.state.codes.values()].filter(
    ({ expiresAt }) => expiresAt > context.now(),
  );
  return Promise.resolve({
    oobCodes: open.map(({ code, email, newEmail, requestType, link }) => ({
      email,
      newEmail,
      requestType,
      oobCode: code,
      oobLink: link,
    })),
  });
};

/** `DELETE /emulator/v1/projects/…/accounts`: nobody is left. */
export const clearAccounts: Endpoint = async (context) => {
  await context.store.commit([{ drop: 'everybody' }]);
  return {};
};
