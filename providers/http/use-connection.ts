import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

/** Given by the portal around its pages; tests give their own. */
export const ConnectionContext = createContext<Connection | null>(null);

/** The API as the pages behind the sign-in share it. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('ConnectionContext is missing');
  return connection;
}
