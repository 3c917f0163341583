import { configure, getConfig } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

type Waits = <T>(wait: () => Promise<T>) => Promise<T>;

const WRAPPED = Symbol.for('waits for effects');

/**
 * Makes what waits (`findBy…`, `waitFor`, user events) end only after the effects of what React has committed have run,
 * as when a person sees the page. Without this a wait ends with the commit, and on a busy machine the effect that moves
 * the focus or sends a request may run after the next line of the test.
 */
export function waitForEffects(): void {
  const config: { asyncWrapper: Waits } = getConfig();
  // files of one worker may share the configuration
  if (Object.hasOwn(config.asyncWrapper, WRAPPED)) return;
  configure({
    asyncWrapper: Object.assign(
      <T>(wait: () => Promise<T>) =>
        config.asyncWrapper(async () => {
          const result = await wait();
          await effectsOfEarlierCommits();
          return result;
        }),
      { [WRAPPED]: true },
    ),
  });
}

/** Resolves in an effect of a later commit: React runs all effects of earlier commits before it renders that one. */
async function effectsOfEarlierCommits(): Promise<void> {
  const root = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    root.render(createElement(Probe, { onEffect: resolve }));
  });
  root.unmount();
}

function Probe({ onEffect }: { onEffect: () => void }): null {
  useEffect(onEffect);
  return null;
}
