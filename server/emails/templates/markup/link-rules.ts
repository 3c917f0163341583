import type { Handle } from '../../../platform/database/database.ts';
import type { Provider } from '../../../platform/program/provider.ts';
import { readEmailSettings } from '../../settings/email-settings.ts';
import type { LinkRules } from './check-link.ts';

/** What the routes know of the portal and the lab. */
export interface PortalFacts {
  /** Undefined when it is not configured. */
  portalUrl: string | undefined;
  provider: Provider;
}

/** Returns where links of templates may lead, by the lab's present settings. */
export async function readLinkRules(
  db: Handle,
  { portalUrl, provider }: PortalFacts,
): Promise<LinkRules> {
  const { linkHosts, labAddresses } = await readEmailSettings(db);
  return { portalUrl, linkHosts, labAddresses, labPhone: provider.phone };
}
