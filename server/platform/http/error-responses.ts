import { apiErrorSchema } from '#domain/schemas/api-error.ts';

/** For the `response` of every route: how refusals and failures look. */
export const errorResponses = { '4xx': apiErrorSchema, '5xx': apiErrorSchema };
