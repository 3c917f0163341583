/** Mutants that no test can tell from the original: by file and by the change as the report prints it, with the reason. */
export type Equivalent = Readonly<Record<string, Readonly<Record<string, string>>>>;
