import { readUserAgent } from '#domain/basics/device.ts';
import type { AgentFacts } from '#domain/basics/device.ts';

/** EN-03: the facts that a browser reports about itself. */
export interface DeviceFacts extends AgentFacts {
  browser: AgentFacts['browser'] & { platform: string; language: string };
  screen: { width: number; height: number; pixelRatio: number };
}

/** Returns the facts of EN-03 from the user agent and the screen. */
export function deviceFacts(
  navigator: Pick<Navigator, 'userAgent' | 'platform' | 'language'>,
  screen: Pick<Screen, 'width' | 'height'>,
  pixelRatio: number,
): DeviceFacts {
  const { browser, device } = readUserAgent(navigator.userAgent);
  const { platform, language } = navigator;
  return {
    browser: { ...browser, platform, language },
    screen: { width: screen.width, height: screen.height, pixelRatio },
    device,
  };
}
