import { parseFile } from '../syntax/parse-file.ts';
import type { RulesFile } from '../syntax/syntax-tree.ts';
import { checkFile } from './check-file.ts';

/** Rules that have been read and checked. */
export interface Ruleset extends RulesFile {
  file: string;
}

/** Reads a rules file; `file` names it in messages. Throws RulesError with file, line, column and reason. */
export function compileRules(source: string, file: string): Ruleset {
  const rules = parseFile(source, file);
  checkFile(rules, file);
  return { ...rules, file };
}
