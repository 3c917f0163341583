import { createDownload } from './download.ts';
import type { Download } from './download.ts';
import { createEvents } from './events.ts';
import type { Events } from './events.ts';
import { createOutage } from './outage.ts';
import type { Outage } from './outage.ts';
import type { RestClient } from './rest-client.ts';
import { createRest } from './rest.ts';
import type { Rest } from './rest.ts';

/** What the pages behind the sign-in share of the API. */
export interface Connection extends Rest {
  download: Download;
  outage: Outage;
  events: Events;
}

/** One for the life of the page; nothing is asked or listened to before somebody does. */
export function createConnection(client: RestClient): Connection {
  const outage = createOutage();
  const rest = createRest(client, outage);
  return { ...rest, download: createDownload(rest.restAnswer), outage, events: createEvents() };
}
