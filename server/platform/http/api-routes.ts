import type {
  ContextConfigDefault,
  FastifyContextConfig,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { Permission } from '#domain/access/permissions.ts';

/** The error formats, for the `response` of every route. */
const errorResponses = { '4xx': apiErrorSchema, '5xx': apiErrorSchema };

/** What a route takes and answers. */
interface RouteFacts extends Pick<FastifyContextConfig, 'answerAgain' | 'rateLimit'> {
  /** SE-01: what its callers have to be allowed. */
  permission: Permission | 'public';
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  /** Its answers by status. Errors, which every route has, are added. */
  answers: Readonly<Record<number, z.ZodType>>;
  /** In the OpenAPI document. */
  description?: string;
  /** Bytes. */
  bodyLimit?: number;
  /** False where a HEAD request would read every row only to discard it. */
  exposeHeadRoute?: boolean;
}

/** As Fastify has it, with the keys that the route has. */
type SchemaOf<Facts extends RouteFacts> = Pick<
  Facts,
  keyof Facts & ('params' | 'querystring' | 'body')
> & { response: Facts['answers'] & typeof errorResponses };

type Handler<Facts extends RouteFacts> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  SchemaOf<Facts>,
  ZodTypeProvider
>;

type Register = <const Facts extends RouteFacts>(
  url: string,
  facts: Facts & { [Key in Exclude<keyof Facts, keyof RouteFacts>]: never },
  handler: Handler<Facts>,
) => void;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type ApiRoutes = Record<(typeof METHODS)[number], Register>;

/**
 * Returns what registers routes of the API. The handler gets params, query and body as the schemas read them, and answers as
 * they say.
 */
export function apiRoutes(app: FastifyInstance): ApiRoutes {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const entries = METHODS.map((method): [typeof method, Register] => [
    method,
    (url, facts, handler) => typed[method](url, optionsOf(facts), handler),
  ]);
  return Object.fromEntries(entries) as ApiRoutes;
}

function optionsOf<Facts extends RouteFacts>(facts: Facts) {
  const { permission, answerAgain, rateLimit, answers, bodyLimit, exposeHeadRoute, ...schema } =
    facts;
  return {
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(exposeHeadRoute !== undefined && { exposeHeadRoute }),
    config: { permission, ...(answerAgain && { answerAgain }), ...(rateLimit && { rateLimit }) },
    schema: {
      ...schema,
      response: { ...answers, ...errorResponses },
    } as unknown as SchemaOf<Facts>,
  };
}
