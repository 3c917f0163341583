import type { z } from 'zod';
import { functionOutputs } from '#domain/access/functions.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/access/functions.ts';
import type { CallKind } from '../http/error-table.ts';
import { readAnswer } from '../http/read-answer.ts';
import type { Functions } from './functions.ts';

/** The callables of the runtime, loaded on the first call. */
export interface FunctionsPort {
  functions: () => Promise<Functions>;
}

const schemas: { [N in FunctionName]: z.ZodType<FunctionOutput<N>> } = functionOutputs;

/** What a failure of each function does to the session. */
export const FUNCTION_KINDS: Record<FunctionName, CallKind> = {
  setRole: 'change',
  getUserByUid: 'record',
  getAdminUsers: 'list',
  getCustomerUsers: 'list',
  createUser: 'change',
  deleteUser: 'change',
  updateUserStatus: 'change',
  overrideEmailVerification: 'change',
  adminResetPassword: 'change',
};

/**
 * Calls a user function (FN-01 … FN-09) and validates its result. Throws FunctionError, whose `details` name the field
 * at fault, if any (`{field, rule, value, nearest}`); AbortError when `signal` cancelled the call.
 */
export async function callFunction<N extends FunctionName>(
  port: FunctionsPort,
  name: N,
  input: FunctionInput<N>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FunctionOutput<N>> {
  const functions = await port.functions();
  return readAnswer(
    schemas[name],
    await functions.call(name, input, { kind: FUNCTION_KINDS[name], signal }),
  );
}
