/**
 * Asks a portal for what staff and practices ask for all day, at an even pace and in a process of its own. Tells how long the
 * answers took since it was asked last, in milliseconds.
 */
import { z } from 'zod';

/** Milliseconds between two requests. */
const PACE = 40;
const DESK = 'range=%5B0%2C24%5D';
const SORT = 'sort=%5B%22submittedAt%22%2C%22DESC%22%5D';

const { origin, admin, practice } = z
  .object({ origin: z.string(), admin: z.string(), practice: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ''));
const READS = [
  { path: `/api/orders?${DESK}&${SORT}`, token: admin },
  { path: `/api/orders?${DESK}&filter=%7B%22state%22%3A%22submitted%22%7D`, token: admin },
  { path: `/api/orders?${DESK}&filter=%7B%22q%22%3A%22PAT-7%22%7D`, token: admin },
  { path: `/api/emails?${DESK}`, token: admin },
  { path: `/api/customers?${DESK}`, token: admin },
  { path: `/api/orders?${DESK}&${SORT}`, token: practice },
  { path: '/api/notices', token: practice },
];

let times: number[] = [];
let next = 0;
async function ask(): Promise<void> {
  const read = READS[next % READS.length];
  next += 1;
  if (!read) return;
  const started = performance.now();
  const headers = { authorization: `Bearer ${read.token}` };
  const response = await fetch(origin + read.path, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${read.path} answered ${response.status}`);
  times.push(performance.now() - started);
}

setInterval(() => void ask(), PACE);
process.on('message', () => {
  process.send?.(times);
  times = [];
});
process.once('disconnect', () => process.exit());
