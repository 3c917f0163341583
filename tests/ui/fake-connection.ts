import { createConnection } from '#providers/http/connection.ts';
import type { Connection } from '#providers/http/connection.ts';
import type { HttpClient } from '#providers/http/http.ts';

const noApi: HttpClient = (path) => Promise.reject(new Error(`The test did not expect ${path}`));

interface FakeConnection extends Partial<Connection> {
  /** The API; without it, every request fails. */
  client?: HttpClient;
}

/** Creates the connection to the API that pages share, new for each test. */
export function fakeConnection({ client = noApi, ...parts }: FakeConnection = {}): Connection {
  return { ...createConnection(client), ...parts };
}
