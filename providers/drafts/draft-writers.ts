import { z } from 'zod';

/** A page that changed the draft, and the last of its changes that is known here. */
export const draftWriterSchema = z.object({
  writer: z.uuid(),
  sequence: z.int().nonnegative(),
  /** The page was closed before this page read the draft: only what it sent as it closed can still arrive. */
  gone: z.boolean(),
});

export type DraftWriter = z.infer<typeof draftWriterSchema>;

type Written = Pick<DraftWriter, 'writer' | 'sequence'>;

/** How many writers are kept. The saves of older ones have arrived by now, or are lost. */
const REMEMBERED = 10;

/** Puts this writer first in `earlier`: the draft continues from its changes. */
export function writtenBy(written: Written, earlier: DraftWriter[], gone = false): DraftWriter[] {
  return [known(written, earlier, gone), ...without(written, earlier)].slice(0, REMEMBERED);
}

/** Adds a writer to `earlier` whose saves are known; the draft continues from the same changes as before. */
export function alsoBy(written: Written, earlier: DraftWriter[], gone = false): DraftWriter[] {
  const [first, ...others] = earlier;
  if (!first || first.writer === written.writer) return writtenBy(written, earlier, gone);
  return [first, ...writtenBy(written, others, gone)].slice(0, REMEMBERED);
}

function known({ writer, sequence }: Written, earlier: DraftWriter[], gone: boolean): DraftWriter {
  const before = earlier.find((one) => one.writer === writer);
  return {
    writer,
    sequence: Math.max(sequence, before?.sequence ?? 0),
    gone: gone || (before?.gone ?? false),
  };
}

function without({ writer }: Written, earlier: DraftWriter[]): DraftWriter[] {
  return earlier.filter((one) => one.writer !== writer);
}
