import { Client, escapeIdentifier } from 'pg';

/** Creates a database on the PostgreSQL server at `server`, empty or a copy of `template`, which must not be in use. */
export async function createDatabase(
  server: string,
  name: string,
  template = 'template1',
): Promise<void> {
  await administrate(
    server,
    `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)}`,
  );
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await administrate(server, `DROP DATABASE ${escapeIdentifier(name)}`);
}

/** Returns the URL of a database on the server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function administrate(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
