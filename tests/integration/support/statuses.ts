import type { LightMyRequestResponse } from 'fastify';

/** Returns the status of each response, in ascending order. */
export function statusesOf(responses: LightMyRequestResponse[]): number[] {
  return responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}
