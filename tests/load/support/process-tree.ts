import { readdir, readFile } from 'node:fs/promises';

/** Of Linux: in a second, and in a page of memory. */
const TICKS = 100;
const PAGE = 4_096;

interface Process {
  pid: number;
  parent: number;
  /** In seconds, since it began. */
  cpu: number;
  /** In bytes. */
  memory: number;
}

/** What a process and all that it started have used so far. Linux only. */
export class ProcessTree {
  readonly #root: number;
  readonly #cpu = new Map<number, number>();

  constructor(root: number) {
    this.#root = root;
  }

  /** Returns the memory of all of them now, in bytes, and remembers their CPU time: call it several times a second. */
  async sample(): Promise<number> {
    const all = await processes();
    const family = [this.#root];
    for (const parent of family) {
      family.push(...all.filter((one) => one.parent === parent).map(({ pid }) => pid));
    }
    const own = all.filter(({ pid }) => family.includes(pid));
    for (const { pid, cpu } of own) this.#cpu.set(pid, cpu);
    return own.reduce((sum, { memory }) => sum + memory, 0);
  }

  /** The CPU seconds of all of them, also of those that have ended. */
  get cpu(): number {
    return [...this.#cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
  }
}

async function processes(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter((stat) => stat !== '').map(parse);
}

/** The name of the program, which may hold anything, stands in brackets before the numbers. */
function parse(stat: string): Process {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const number = (index: number) => Number(fields[index]);
  return {
    pid: Number.parseInt(stat, 10),
    parent: number(1),
    cpu: (number(11) + number(12)) / TICKS,
    memory: number(21) * PAGE,
  };
}
