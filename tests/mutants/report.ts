import type { Verdict } from './check-mutant.ts';
import { SHARES } from './mutant.ts';

/** Of what counts, how much must be noticed. */
export const LEAST_KILLED = 0.9;

const isKilled = ({ outcome }: Verdict) => ['types', 'killed', 'timed out'].includes(outcome);

/** The share of the mutants that were noticed, by the compiler or by a test; 1 without any. */
export function killedShare(verdicts: readonly Verdict[]): number {
  return verdicts.length === 0 ? 1 : verdicts.filter(isKilled).length / verdicts.length;
}

/** The table and the survivors, as text. */
export function reportOf(verdicts: readonly Verdict[]): string {
  const rows = [
    ...Object.keys(SHARES).map((folder) => rowOf(folder, verdicts.filter(isIn(folder)))),
    rowOf('all', verdicts),
  ];
  const survivors = verdicts.filter((verdict) => !isKilled(verdict)).map(survivorOf);
  return [
    'folder     mutants   types  killed  timed out  survived  not reached   %',
    ...rows,
    ...survivors,
  ].join('\n');
}

const isIn =
  (folder: string) =>
  ({ mutant }: Verdict) =>
    mutant.file.startsWith(`${folder}/`);

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const count = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const figures: [number, number][] = [
    [verdicts.length, 8],
    [count('types'), 8],
    [count('killed'), 8],
    [count('timed out'), 11],
    [count('survived'), 10],
    [count('not reached'), 13],
  ];
  const columns = figures.map(([figure, width]) => String(figure).padStart(width)).join('');
  const share = (100 * killedShare(verdicts)).toFixed(1).padStart(6);
  return name.padEnd(10) + columns + share;
}

function survivorOf({ mutant, outcome, asked }: Verdict): string {
  const { file, line, operator, change } = mutant;
  const tests = asked.length > 0 ? `\n    asked: ${asked.join(', ')}` : '';
  return `\n${outcome}: ${file}:${line} (${operator})\n    ${change}${tests}`;
}
