import type { Knowledge, Said, Turn } from './answer.ts';

/** Answers one message. Deterministic; it waits only for the texts of the language. */
export type Converse = (turn: Turn, knowledge: Knowledge) => Promise<Said>;
