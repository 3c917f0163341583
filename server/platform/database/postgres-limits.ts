/** How long PostgreSQL may take, in milliseconds. */
export interface PostgresLimits {
  /** To give a connection, or one of the pool to come free. */
  connect: number;
  /** For one statement; PostgreSQL cancels it. */
  statement: number;
  /** Between two statements of a transaction; PostgreSQL ends the connection. */
  idleInTransaction: number;
  /** Without a byte of a connection in use: its host has vanished. Above the two before, which are told about. */
  silence: number;
  /** How often the connection for notifications notifies itself. */
  beat: number;
  /** For such a notification to arrive. */
  beatAnswer: number;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  connect: 10_000,
  statement: 15_000,
  idleInTransaction: 15_000,
  silence: 18_000,
  beat: 20_000,
  beatAnswer: 5_000,
};

/** After so many milliseconds without a word the system asks the other end whether it is still there. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
