/** One instance of the server on the PostgreSQL of DATABASE_URL, whatever migrations it has, until its parent goes. */
import { openDatabase } from '#server/platform/database/open-database.ts';
import { startPortal } from '../../integration/support/portal.ts';

const database = await openDatabase({ url: process.env['DATABASE_URL'], connections: 10 });
const portal = await startPortal({ database, config: { logLevel: 'error', trustedProxies: 0 } });
const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
const { practice, admin } = portal.tokens;
process.once('disconnect', () => process.exit());
process.send?.({ origin, practice, admin });
