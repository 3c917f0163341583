import type { Knowledge } from '#domain/consultant/conversation/answers/answer.ts';
import type { ConsultantModel } from '../../platform/program/consultant-model.ts';
import type { Converse } from './tools/tool-parts.ts';

/** What the language model works with. */
export interface ModelParts {
  /** Null: none is configured, and nothing of it is loaded. */
  model: ConsultantModel | null;
  /** In place of the core. */
  converse?: Converse;
  /** In place of what is stored. */
  loadKnowledge?: () => Promise<Knowledge>;
  /** Milliseconds that the model may be silent. */
  silence?: number | undefined;
}

export type ConfiguredModel = ModelParts & { model: ConsultantModel };
