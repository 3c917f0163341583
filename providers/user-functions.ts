import { functionOutputs } from '#domain/schemas/functions.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/schemas/functions.ts';
import type { z } from 'zod';
import type { CallOptions, Functions } from './functions.ts';

/** What is needed of the runtime: the callables, loaded when first asked. */
export interface FunctionsPort {
  functions: () => Promise<Functions>;
}

const schemas: { [N in FunctionName]: z.ZodType<FunctionOutput<N>> } = functionOutputs;

/**
 * One of the callables about users (FN-01 … FN-09), its answer checked. Throws FunctionError, whose `details` name the
 * field where one is to blame (`{field, rule, value, nearest}`); AbortError when `signal` cancelled it.
 */
export async function callFunction<N extends FunctionName>(
  port: FunctionsPort,
  name: N,
  input: FunctionInput<N>,
  options: CallOptions = {},
): Promise<FunctionOutput<N>> {
  const functions = await port.functions();
  return schemas[name].parse(await functions.call(name, input, options));
}
