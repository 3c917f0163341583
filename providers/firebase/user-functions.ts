import { functionOutputs } from '#domain/schemas/functions.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/schemas/functions.ts';
import type { z } from 'zod';
import type { CallKind } from '../http/error-table.ts';
import type { Functions } from './functions.ts';

/** What is needed of the runtime: the callables, loaded when first asked. */
export interface FunctionsPort {
  functions: () => Promise<Functions>;
}

const schemas: { [N in FunctionName]: z.ZodType<FunctionOutput<N>> } = functionOutputs;

/** What a failure of each does to the session. */
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
 * One of the callables about users (FN-01 … FN-09), its answer checked. Throws FunctionError, whose `details` name the
 * field where one is to blame (`{field, rule, value, nearest}`); AbortError when `signal` cancelled it.
 */
export async function callFunction<N extends FunctionName>(
  port: FunctionsPort,
  name: N,
  input: FunctionInput<N>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FunctionOutput<N>> {
  const functions = await port.functions();
  return schemas[name].parse(
    await functions.call(name, input, { kind: FUNCTION_KINDS[name], signal }),
  );
}
