import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

/** Provided by the portal around its pages; tests provide their own. */
export const ConnectionContext = createContext<Connection | null>(null);

/** Returns the API connection that the signed-in pages share. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('ConnectionContext is missing');
  return connection;
}
