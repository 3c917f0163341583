import type { JSONSchema7 } from 'ai';

/** What the model may call. It reads, and takes no address and no figure: figures come from the visitor's own words. */
export interface ModelTool {
  name: string;
  description: string;
  input: JSONSchema7;
  /** Returns the sentences that may be said from now on. Never throws: what cannot be used is said. */
  run: (given: unknown) => Promise<readonly string[]>;
}
