/**
 * `npm run test:repeat -- [times]`: runs `npm test` again and again, at other dates, in another order, time zone and
 * language, every second time beside four busy loops. What fails in one of them depends on the clock or on the load.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFakeTime } from './fake-time.ts';
import { SEED } from './seed.ts';

/** The days on which clocks go wrong: a leap day, the hour that summer time ends in Detroit, the last minute of a year. */
const DATES = ['2028-02-29T12:00:00Z', '2026-11-01T05:55:00Z', '2026-12-31T23:59:00Z'];
const PLACES = [
  { TZ: 'America/Detroit', LANG: 'en_US.UTF-8' },
  { TZ: 'Pacific/Kiritimati', LANG: 'es_ES.UTF-8' },
  { TZ: 'UTC', LANG: 'C.UTF-8' },
];
const BUSY_LOOPS = 4;
const TIMES = Number(process.argv[2] ?? 10);

let failed = 0;
const rows: string[] = [];
for (let run = 0; run < TIMES; run += 1) rows.push(await runOnce(run));
console.log(`\n${rows.join('\n')}\n\n${TIMES - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs `npm test` once. Returns a line about it. */
async function runOnce(run: number): Promise<string> {
  const date = DATES[run % DATES.length] ?? '';
  const place = PLACES[run % PLACES.length];
  const seed = SEED + run;
  const busy = run % 2 === 1 ? Array.from({ length: BUSY_LOOPS }, loop) : [];
  const env = { ...process.env, ...place, ...findFakeTime(new Date(date)), TEST_SEED: `${seed}` };
  try {
    const code = await codeOf(spawn('npm', ['test'], { stdio: 'inherit', env }));
    if (code !== 0) failed += 1;
    const beside = busy.length > 0 ? `, beside ${busy.length} busy loops` : '';
    return `${run + 1}: ${code === 0 ? 'passed' : 'FAILED'} at ${date}, ${place?.TZ}${beside}, TEST_SEED=${seed}`;
  } finally {
    for (const child of busy) child.kill();
  }
}

function loop(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

async function codeOf(child: ChildProcess): Promise<number> {
  const [code]: unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
