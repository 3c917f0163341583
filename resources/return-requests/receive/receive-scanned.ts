import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import type { ReturnDesk } from '#providers/money/return-desk.ts';
import { expectsLens } from '../common/expects-lens.ts';
import { readScannedReturn } from './scanned-return.ts';

/** What became of a scan. */
export type ScanOutcome =
  /** The lens was recorded now. */
  | { kind: 'received'; request: ReturnRequest }
  /** It was recorded before: `received` says when, and by whom. */
  | { kind: 'again'; request: ReturnRequest }
  /** Nothing was recorded: the request stands otherwise. */
  | { kind: 'closed'; request: ReturnRequest }
  /** There is no such request. */
  | { kind: 'unknown'; number: string }
  /** The number of an order or an invoice. */
  | { kind: 'other'; number: string }
  | { kind: 'noNumber'; nearest: string | null }
  /** The server did not answer as it should. */
  | { kind: 'failed'; number: string; error: unknown };

const NOT_FOUND = 404;
/** Somebody else was first: no lens is expected any more. */
const CONFLICT = 409;

/** CR-03: finds the request whose number was scanned, and records its lens. Never throws. */
export async function receiveScanned(
  desk: Pick<ReturnDesk, 'find' | 'receive'>,
  scanned: string,
): Promise<ScanOutcome> {
  const read = readScannedReturn(scanned);
  if (read.kind === 'other') return read;
  if (read.kind === 'unknown') return { kind: 'noNumber', nearest: read.nearest };
  const { number } = read;
  try {
    return await receive(desk, number);
  } catch (error) {
    if (errorStatus(error) === NOT_FOUND) return { kind: 'unknown', number };
    return { kind: 'failed', number, error };
  }
}

async function receive(
  desk: Pick<ReturnDesk, 'find' | 'receive'>,
  number: string,
): Promise<ScanOutcome> {
  const request = await desk.find(number);
  if (!expectsLens(request)) return standing(request);
  try {
    const { again, ...received } = await desk.receive(number);
    return { kind: again ? 'again' : 'received', request: received };
  } catch (error) {
    if (errorStatus(error) !== CONFLICT) throw error;
    const now = await desk.find(number);
    if (expectsLens(now)) throw error;
    return standing(now);
  }
}

function standing(request: ReturnRequest): ScanOutcome {
  return { kind: request.received ? 'again' : 'closed', request };
}
