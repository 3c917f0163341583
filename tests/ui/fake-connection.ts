import { createConnection, type Connection } from '#providers/http/connection.ts';
import type { HttpClient } from '#providers/http/http.ts';

const noApi: HttpClient = (path) => Promise.reject(new Error(`The test did not expect ${path}`));

/** The answer of the API with this content. */
export const answerOf = (json: unknown) => ({ status: 200, headers: new Headers(), json });

interface FakeConnection extends Partial<Connection> {
  /** The API; without it, every request fails. */
  client?: HttpClient;
}

/** Creates the connection to the API that pages share, new for each test. */
export function fakeConnection({ client = noApi, ...parts }: FakeConnection = {}): Connection {
  return { ...createConnection(client), ...parts };
}
