import type { FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import { fromFittingLink, type Unread } from '#domain/consultant/fitting-link/from-link.ts';
import { FITTING_FRAGMENT, toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';

/** A page of the fitting; a number is the step, from 0, of which the lens is seen on the eye. */
export type Stage = 'eye' | 'lens' | 'first' | number;

/** What the fragment of an address says. */
export type ReadFragment =
  /** Nothing. */
  | { kind: 'none' }
  /** Not of a fitting, such as the address of the skip link. */
  | { kind: 'other' }
  | { kind: 'fitting'; link: string; file: FittingFile; unread: Unread[]; stage: Stage };

const AT = 'at=';
const NAMED: readonly Stage[] = ['eye', 'lens', 'first'];

/** Without a stage the address is a link from elsewhere: it shows how far the fitting has come. */
function stageOf(text: string | undefined, { steps }: FittingFile): Stage {
  if (text === undefined) return steps.length > 0 ? steps.length - 1 : 'eye';
  const named = NAMED.find((stage) => stage === text);
  if (named !== undefined) return named;
  const number = /^seen(\d{1,2})$/.exec(text)?.[1];
  return number === undefined ? 'eye' : Number(number) - 1;
}

/** Returns the stage, or the nearest one that the fitting has come to. */
export function reached(stage: Stage, { lens, steps }: FittingFile): Stage {
  if (stage === 'eye' || stage === 'lens') return stage;
  if (lens === null || steps.length === 0) return 'lens';
  if (stage === 'first') return stage;
  return stage >= 0 ? Math.min(stage, steps.length - 1) : 'first';
}

/** Reads a fragment with its `#`. Never throws. */
export function readFragment(hash: string): ReadFragment {
  const parts = hash.replace(/^#/, '').split('&');
  if (parts.join('') === '') return { kind: 'none' };
  const link = parts.find((part) => part.startsWith(FITTING_FRAGMENT));
  if (link === undefined) return { kind: 'other' };
  const text = link.slice(FITTING_FRAGMENT.length);
  const at = parts.find((part) => part.startsWith(AT))?.slice(AT.length);
  const { file, unread } = fromFittingLink(text);
  return { kind: 'fitting', link: text, file, unread, stage: reached(stageOf(at, file), file) };
}

/** Returns the text of a link without what is not taken yet, such as a vault that cannot be. */
export function linkOf(file: FittingFile): string {
  const { file: taken } = fromFittingLink(toFittingLink(file));
  return toFittingLink(taken);
}

/** Returns the fragment for a fitting at a stage, with its `#`. */
export function writeFragment(link: string, stage: Stage): string {
  const at = typeof stage === 'number' ? `seen${stage + 1}` : stage;
  return `#${FITTING_FRAGMENT}${link}&${AT}${at}`;
}
