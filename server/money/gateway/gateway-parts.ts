import type { Database } from '../../platform/database/database.ts';
import type { PaymentGateway } from './port.ts';

/** What payments online work with. */
export interface GatewayParts {
  database: Pick<Database, 'db'>;
  clock: () => Date;
  gateway: PaymentGateway;
  /** The portal's address, to which the gateway sends the browser back. */
  portalUrl: string;
}
