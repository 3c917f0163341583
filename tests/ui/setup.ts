import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { findById } from './find-by-id.ts';
import { keepFocusOffHiddenModals } from './hidden-modals.ts';
import { ignoreStylesheets } from './ignore-stylesheets.ts';
import { inlineStyle } from './inline-style.ts';
import { answerLabels } from './labels-of.ts';
import { waitForEffects } from './wait-for-effects.ts';

// A long limit for busy machines; it costs nothing, because a wait ends as soon as its condition holds. Set for each file,
// so that another file's configuration in the same worker does not carry over.
configure({
  asyncUtilTimeout: 90_000,
  defaultHidden: false,
  // Each failed attempt of a wait would print the page as text, which takes a sixth of the time. DEBUG_PRINT_LIMIT
  // restores that, to debug a failure.
  ...(!process.env['DEBUG_PRINT_LIMIT'] && { getElementError: (said) => new Error(said ?? '') }),
});

waitForEffects();
answerLabels();
findById();
keepFocusOffHiddenModals();
ignoreStylesheets();
beforeEach(() => {
  vi.stubGlobal('getComputedStyle', inlineStyle);
  // What stands on a page is the day and hour of its reader: here of one in Greenwich, unless a test says otherwise.
  vi.stubEnv('TZ', 'UTC');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
