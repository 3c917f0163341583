import type { Sandbox } from '../state/sandbox.ts';
import type { Params } from '../wire/params.ts';
import type { Shape } from '../wire/shape.ts';

/** One call of the API: the ids in its path, and its parameters. */
export interface Call {
  sandbox: Sandbox;
  path: string;
  id: string;
  params: Params;
}

/** Answers with an object or a list in Stripe's shape, before `expand`. @throws ApiError */
export type Handler = (call: Call) => unknown;

/** What a call takes beside `expand`, which each takes, and how it is answered. */
export interface Route {
  takes: { readonly [name: string]: Shape };
  answer: Handler;
}

/** By `GET /v1/customers/:id`. */
export type Routes = Readonly<Record<string, Route>>;
