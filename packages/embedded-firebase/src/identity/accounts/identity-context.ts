import type { z } from 'zod';
import { IdentityError } from './identity-error.ts';
import type { IdentityStore } from './identity-store.ts';
import type { ActionType } from './records.ts';
import type { Throttle } from './throttle.ts';

/** An e-mail that Firebase would send. */
export interface ActionMail {
  to: string;
  requestType: ActionType;
  oobCode: string;
  /** The page of the portal that acts on the code. */
  link: string;
  displayName?: string;
  /** The language that the SDK asked for (`auth.languageCode`). */
  locale?: string;
}

export interface IdentityContext {
  projectId: string;
  /** The page that links in e-mails point to. */
  actionUrl: string;
  store: IdentityStore;
  /** scrypt's N for the passwords of the store. */
  passwordCost: number;
  /** Whether users may delete themselves from a browser. */
  usersMayDelete: boolean;
  signIns: Throttle;
  mails: Throttle;
  /** In ms. */
  now: () => number;
  onMail: (mail: ActionMail) => void | Promise<void>;
}

export interface IdentityRequest {
  body: unknown;
  query: URLSearchParams;
  /** Sent by the Admin SDK (`Bearer owner`) to a path of the project. */
  admin: boolean;
  locale?: string;
}

export type Endpoint = (context: IdentityContext, request: IdentityRequest) => Promise<object>;

/** The body in its expected shape. @throws IdentityError INVALID_ARGUMENT. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new IdentityError(`INVALID_ARGUMENT : ${issue?.path.join('.')}: ${issue?.message}`);
}
