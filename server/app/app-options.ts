import type { FastifyInstance } from 'fastify';
import type { RememberedCallers } from '../access/sessions/remembered-callers.ts';
import type { ModelParts } from '../consultant/model/model-parts.ts';
import type { PaymentGateway } from '../money/gateway/port.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import type { MailOptions } from '../platform/mail/mail-options.ts';
import type { ServerConfig } from '../platform/program/config.ts';

export interface AppOptions {
  config: Pick<ServerConfig, 'logLevel' | 'trustedProxies'> &
    Partial<
      Pick<
        ServerConfig,
        | 'revealsUnknownEmail'
        | 'sessionLongest'
        | 'provider'
        | 'patientNames'
        | 'portalUrl'
        | 'mailEventsSecret'
        | 'consultantModel'
      >
    >;
  database: Database;
  clock?: () => Date;
  /** Shared with the other parts of the process that end sessions. */
  callers?: RememberedCallers;
  /** The mail options and the sender; without them emails wait in the outbox. */
  mail?: MailOptions | undefined;
  /** PY-02: where practices pay online; null or missing: they cannot. */
  gateway?: PaymentGateway | null;
  /** VC-02: replaces parts of the virtual consultant. */
  consultant?: Partial<ModelParts>;
  /** Whether browsers must use HTTPS only, as in production. */
  httpsOnly?: boolean;
  /** Replaces the default limits; false turns them off. */
  rateLimits?: RateLimits | false;
  /** Milliseconds that an identified caller is cached. */
  identityFreshFor?: number;
  /** Firebase's timeout when a caller is identified, in milliseconds. */
  identityWithin?: number;
  /** The destination of the log; standard output by default. */
  logStream?: { write: (line: string) => void };
  /** Whether this instance sends campaigns: by default. */
  isSendingCampaigns?: boolean;
  /** SE-09: what files beside the database the disk refuses to write, and why; null when it takes all. */
  refusedFiles?: () => string | null;
  /** Adds routes beside the API: the built app. */
  extend?: (app: FastifyInstance) => Promise<void> | void;
}
