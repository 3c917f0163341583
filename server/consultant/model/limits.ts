const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** What one answer of the model may take. */
export const ANSWER = {
  /** Requests to the model; all but the last may call tools. */
  steps: 4,
  /** Tokens that one request may answer with. */
  outputTokens: 700,
  /** Bytes that one request may send, and that one answer may stream: more is no answer. */
  requestBytes: 48_000,
  responseBytes: 256_000,
  sentences: 40,
  /** Until the answer begins, and between two pieces of it, in milliseconds. */
  silence: 10 * SECOND,
} as const;

/** Questions of one network; after them there is a pause that is as long. */
export const TRIES = { most: 30, within: 10 * MINUTE } as const;

/** Answers that one instance streams at once, and those of them to one network: it cannot take all. */
export const STREAMS = { inAll: 50, ofOne: 10 } as const;

/** After so many failures in a row the model is not asked for a while; then one question tries it. */
export const BREAKER = { failures: 5, pause: MINUTE } as const;
