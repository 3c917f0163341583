import { readConfig, type ServerConfig } from '../../platform/program/config.ts';
import { StartError } from '../../platform/program/start-error.ts';

/**
 * Returns whom `npm run first-super-admin` is to make a super admin, and of which portal.
 *
 * @throws StartError when the address or the portal's database is not named
 */
export function readFirstSuperAdmin(
  [email]: readonly string[],
  environment: Record<string, string | undefined>,
): { email: string; config: ServerConfig } {
  if (!email) throw new StartError('Name the address: npm run first-super-admin -- <email>');
  const config = readConfig(environment);
  if (!config.databaseUrl)
    throw new StartError('DATABASE_URL is not set: name that of the portal.');
  return { email, config };
}
