import { z } from 'zod';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint, IdentityContext } from '../accounts/identity-context.ts';
import { PASSWORD_MAX, PASSWORD_MIN, POLICY_LEAST_MAX } from '../accounts/limits.ts';
import { ANY_PASSWORD } from '../accounts/passwords.ts';
import type { PasswordPolicy, Settings } from '../accounts/records.ts';

/** `v2/passwordPolicy`, which the client's validatePassword asks for. */
export const passwordPolicy: Endpoint = ({ store }) =>
  Promise.resolve({
    customStrengthOptions: strengthOf(store.state.settings),
    allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  });

export const getConfig: Endpoint = (context) => Promise.resolve(config(context));

const LEAST = z.number().int().min(PASSWORD_MIN).max(POLICY_LEAST_MAX);
const MOST = z.number().int().min(PASSWORD_MIN).max(PASSWORD_MAX);

const StrengthOptions = z.strictObject({
  minPasswordLength: LEAST.default(PASSWORD_MIN),
  maxPasswordLength: MOST.default(PASSWORD_MAX),
  // Nothing is asked of the composition of a password here: what would be is refused.
  containsUppercaseCharacter: z.literal(false).optional(),
  containsLowercaseCharacter: z.literal(false).optional(),
  containsNumericCharacter: z.literal(false).optional(),
  containsNonAlphanumericCharacter: z.literal(false).optional(),
});

const Body = z.object({
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
  passwordPolicyConfig: z
    .object({
      passwordPolicyEnforcementState: z.enum(['ENFORCE', 'OFF']),
      forceUpgradeOnSignin: z.literal(false).optional(),
      passwordPolicyVersions: z
        .array(z.object({ customStrengthOptions: StrengthOptions }))
        .length(1)
        .optional(),
    })
    .optional(),
});

/** Switches e-mail enumeration protection and sets the password policy, as the Admin SDK's project configuration does. */
export const patchConfig: Endpoint = async (context, request) => {
  const { emailPrivacyConfig, passwordPolicyConfig } = parseBody(Body, request.body);
  const settings: Settings = { ...context.store.state.settings };
  const protection = emailPrivacyConfig?.enableImprovedEmailPrivacy;
  if (protection !== undefined) settings.emailEnumerationProtection = protection;
  if (passwordPolicyConfig) settings.passwordPolicy = policyIn(passwordPolicyConfig);
  await context.store.commit([{ set: 'settings', settings }]);
  return config(context);
};

function policyIn(
  given: NonNullable<z.infer<typeof Body>['passwordPolicyConfig']>,
): PasswordPolicy | undefined {
  if (given.passwordPolicyEnforcementState === 'OFF') return undefined;
  const options = given.passwordPolicyVersions?.[0]?.customStrengthOptions;
  if (!options) return ANY_PASSWORD;
  return { least: options.minPasswordLength, most: options.maxPasswordLength };
}

function strengthOf({ passwordPolicy: policy = ANY_PASSWORD }: Settings): object {
  return { minPasswordLength: policy.least, maxPasswordLength: policy.most };
}

function config({ projectId, store }: IdentityContext): object {
  const { settings } = store.state;
  return {
    name: `projects/${projectId}/config`,
    signIn: { allowDuplicateEmails: false, email: { enabled: true, passwordRequired: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.emailEnumerationProtection },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: settings.passwordPolicy ? 'ENFORCE' : 'OFF',
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [{ schemaVersion: 1, customStrengthOptions: strengthOf(settings) }],
    },
  };
}
