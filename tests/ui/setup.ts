import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { findById } from './find-by-id.ts';
import { ignoreStylesheets } from './ignore-stylesheets.ts';
import { inlineStyle } from './inline-style.ts';
import { answerLabels } from './labels-of.ts';

// A wait ends as soon as what it waits for is there: on a busy machine that may take long, and costs nothing otherwise.
// Said for each file, so that what another file of the worker asks for ends with it.
configure({
  asyncUtilTimeout: 20_000,
  defaultHidden: false,
  // The page as text, which each look of a wait that finds nothing yet would write, takes a sixth of the time.
  // DEBUG_PRINT_LIMIT brings it back, for looking at what fails.
  ...(!process.env['DEBUG_PRINT_LIMIT'] && { getElementError: (said) => new Error(said ?? '') }),
});
vi.setConfig({ testTimeout: 90_000 });

answerLabels();
findById();
ignoreStylesheets();
beforeEach(() => void vi.stubGlobal('getComputedStyle', inlineStyle));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});
