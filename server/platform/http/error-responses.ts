import { apiErrorSchema } from '#domain/access/api-error.ts';

/** The error formats, for the `response` of every route. */
export const errorResponses = { '4xx': apiErrorSchema, '5xx': apiErrorSchema };
