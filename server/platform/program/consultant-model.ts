import { z } from 'zod';
import { optional } from './optional.ts';
import { StartError } from './start-error.ts';

/** VC-02: the language model of the virtual consultant. */
export interface ConsultantModel {
  /** The address below which `/chat/completions` is, without a slash at its end. */
  url: string;
  name: string;
  /** Undefined: the address asks for none. */
  key: string | undefined;
  /** What may be used a day, over all instances. */
  tokensADay: number;
  /** How long an answer may take, in milliseconds. */
  within: number;
}

const SECOND = 1_000;
const TOKENS_LEAST = 10_000;
const TOKENS_MOST = 1_000_000_000;

/** The environment variables of the model; without address and name there is none. */
export const consultantModelVariables = {
  /** VC-02: an OpenAI-compatible address; without it the consultant answers by itself. */
  CONSULTANT_MODEL_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => !/[?#]|\/\/[^/]*@/.test(url), 'must have no query and no password')
      .optional(),
  ),
  CONSULTANT_MODEL_NAME: optional(z.string().max(200).optional()),
  CONSULTANT_MODEL_KEY: optional(z.string().max(1_000).optional()),
  CONSULTANT_MODEL_TOKENS_A_DAY: optional(
    z.coerce.number().int().min(TOKENS_LEAST).max(TOKENS_MOST).default(1_000_000),
  ),
  CONSULTANT_MODEL_SECONDS: optional(z.coerce.number().min(5).max(120).default(30)),
};

type Variables = z.infer<z.ZodObject<typeof consultantModelVariables>>;

/** Returns the model; null when none is configured. @throws StartError when a part of it is missing */
export function consultantModel(variables: Variables): ConsultantModel | null {
  const { CONSULTANT_MODEL_URL: url, CONSULTANT_MODEL_NAME: name } = variables;
  if (url && name) {
    return {
      url: url.replace(/\/+$/, ''),
      name,
      key: variables.CONSULTANT_MODEL_KEY,
      tokensADay: variables.CONSULTANT_MODEL_TOKENS_A_DAY,
      within: variables.CONSULTANT_MODEL_SECONDS * SECOND,
    };
  }
  if (!url && !name && !variables.CONSULTANT_MODEL_KEY) return null;
  const missing = url ? 'CONSULTANT_MODEL_NAME' : 'CONSULTANT_MODEL_URL';
  throw new StartError(
    `The environment is not right.\n${missing}: is missing beside the other one`,
  );
}
