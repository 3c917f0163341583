/** A condition that cannot be decided: a wrong type, a missing key, an unknown field. It denies. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

export function fail(message: string): never {
  throw new EvaluationError(message);
}
