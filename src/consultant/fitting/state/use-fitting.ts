import { useEffect, useRef, useState } from 'react';
import { newFitting, type FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import type { Unread } from '#domain/consultant/fitting-link/from-link.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { ClinicalTexts } from '../../../eye/read-clinical.ts';
import { clinicalTexts, toEyeClinical } from '../../../eye/to-clinical.ts';
import { usePlace } from '../../page/place.ts';
import { withClinical } from '../steps/edit.ts';
import { linkOf, reached, readFragment, writeFragment, type Stage } from './fragment.ts';

/** How long somebody pauses before the address takes over what was entered, in ms. */
const PAUSE = 400;

interface Shown {
  file: FittingFile;
  stage: Stage;
  /** What the link had that could not be read. */
  unread: Unread[];
  /** The measurements as they are typed. */
  texts: ClinicalTexts;
  /** Counts the moves between stages: the heading of a stage that was moved to gets the focus. */
  moves: number;
}

function shownFrom(hash: string, moves = 0): Shown {
  const read = readFragment(hash);
  const { file, stage, unread } =
    read.kind === 'fitting' ? read : { file: newFitting(), stage: 'eye' as const, unread: [] };
  return { file, stage, unread, texts: clinicalTexts(file.clinical), moves };
}

/** Without the router, which keeps its own state in the entry. */
function replaceFragment(fragment: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + fragment);
}

/** What is shown, and its place in the browser's history. */
function useHistory() {
  const [shown, setShown] = useState(() => shownFrom(location.hash));
  const present = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The links that this visit wrote: an entry with one of them is a stage of the present fitting. */
  const own = useRef(new Set<string>());

  const show = (next: Shown): void => {
    present.current = next;
    setShown(next);
  };
  const fragment = (): string => {
    const link = linkOf(present.current.file);
    own.current.add(link);
    return writeFragment(link, present.current.stage);
  };
  const write = (): void => {
    clearTimeout(timer.current);
    replaceFragment(fragment());
  };
  const writeLater = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(write, PAUSE);
  };
  const follow = (): void => {
    const read = readFragment(location.hash);
    const { file, moves } = present.current;
    if (read.kind === 'fitting' && own.current.has(read.link)) {
      show({ ...present.current, stage: reached(read.stage, file), moves: moves + 1 });
    } else if (read.kind !== 'other') {
      show(shownFrom(location.hash, moves + 1));
    }
    // An earlier entry holds what is known now, and the skip link does not take the fitting away.
    if (read.kind !== 'none') write();
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const go = (): void => latest.current();
    addEventListener('popstate', go);
    return () => {
      removeEventListener('popstate', go);
      clearTimeout(timer.current);
    };
  }, []);
  return { shown, present, show, fragment, write, writeLater };
}

/**
 * A fitting, which lives in the fragment of the page's address: each change after a pause, each stage as an entry of the
 * history. Going back shows an earlier stage of the same fitting, and loses nothing.
 */
export function useFitting() {
  const { pathname, search, go } = usePlace();
  const { shown, present, show, fragment, write, writeLater } = useHistory();

  const change = (file: FittingFile, texts = present.current.texts): void => {
    show({ ...present.current, file, texts, unread: [] });
    writeLater();
  };
  const move = (next: Shown): void => {
    write();
    show(next);
    go(`${pathname}${search}${fragment()}`);
  };
  const goTo = (stage: Stage, file = present.current.file): void => {
    const { moves } = present.current;
    const next = { file, stage: reached(stage, file), unread: [], moves: moves + 1 };
    move({ ...present.current, ...next });
  };
  const measure = (texts: ClinicalTexts, lens: LensDefinition | null): void => {
    const { changeRequest: _, ...clinical } = toEyeClinical(texts);
    change(withClinical(present.current.file, clinical, lens), texts);
  };
  const startAnew = (): void => move(shownFrom('', present.current.moves + 1));
  return { ...shown, change, goTo, measure, startAnew, link: linkOf(shown.file) };
}

export type Fitting = ReturnType<typeof useFitting>;
