/** PostgreSQL's time limits, in milliseconds. */
export interface PostgresLimits {
  /** To open a connection, or to get a free one from the pool. */
  connect: number;
  /** For one statement. PostgreSQL cancels a longer one. */
  statement: number;
  /** Between two statements of a transaction. PostgreSQL ends the connection after it. */
  idleInTransaction: number;
  /** Without a byte on a connection in use: its host is gone. Above the two limits before, which report an error. */
  silence: number;
  /** Between two notifications that the notification connection sends to itself. */
  beat: number;
  /** Until such a notification must arrive. */
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

/** After this many milliseconds of silence the operating system checks whether the other end still responds. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
