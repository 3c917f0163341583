import { z } from 'zod';
import { parseBody } from '../identity-context.ts';
import type { Endpoint, IdentityContext } from '../identity-context.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';

/** `v2/passwordPolicy`, which the client's validatePassword asks for. */
export const passwordPolicy: Endpoint = () =>
  Promise.resolve({
    customStrengthOptions: {
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  });

export const getConfig: Endpoint = (context) => Promise.resolve(config(context));

const Body = z.object({
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
});

/** Switches e-mail enumeration protection, as the Admin SDK's project configuration does. */
export const patchConfig: Endpoint = async (context, request) => {
  const { emailPrivacyConfig } = parseBody(Body, request.body);
  const protection = emailPrivacyConfig?.enableImprovedEmailPrivacy;
  if (protection !== undefined) {
    const settings = { emailEnumerationProtection: protection };
    await context.store.commit([{ set: 'settings', settings }]);
  }
  return config(context);
};

function config({ projectId, store }: IdentityContext): object {
  return {
    name: `projects/${projectId}/config`,
    signIn: { allowDuplicateEmails: false, email: { enabled: true, passwordRequired: true } },
    emailPrivacyConfig: {
      enableImprovedEmailPrivacy: store.state.settings.emailEnumerationProtection,
    },
  };
}
