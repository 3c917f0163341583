import { createDownload } from './download.ts';
import type { Download } from './download.ts';
import { createEvents } from './events.ts';
import type { Events } from './events.ts';
import { createOutage } from './outage.ts';
import type { Outage } from './outage.ts';
import type { RestClient } from './rest-client.ts';
import { createRest } from './rest.ts';
import type { Rest } from './rest.ts';

/** The API connection that the signed-in pages share. */
export interface Connection extends Rest {
  download: Download;
  outage: Outage;
  events: Events;
}

/** Creates the connection, once per page; sends and listens to nothing before it is used. */
export function createConnection(client: RestClient): Connection {
  const outage = createOutage();
  const rest = createRest(client, outage);
  return { ...rest, download: createDownload(rest.restAnswer), outage, events: createEvents() };
}
