/** EN-03: what a browser tells of itself. */
export interface DeviceFacts {
  browser: { name: string; version: string; platform: string; language: string };
  screen: { width: number; height: number; pixelRatio: number };
  device: { type: 'mobile' | 'tablet' | 'desktop'; os: string; osVersion: string };
}

/** In this order: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

/** Android before Linux, iOS before macOS: the former name the latter too. */
const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|iPad).*? OS ([\d_]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux()/],
];

function firstMatch(table: [string, RegExp][], agent: string): { name: string; version: string } {
  for (const [name, pattern] of table) {
    const match = pattern.exec(agent);
    if (match) return { name, version: (match[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'unknown', version: '' };
}

export function deviceType(agent: string): DeviceFacts['device']['type'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone/.test(agent) ? 'mobile' : 'desktop';
}

/** The facts of EN-03 from the user agent and the screen. */
export function deviceFacts(
  navigator: Pick<Navigator, 'userAgent' | 'platform' | 'language'>,
  screen: Pick<Screen, 'width' | 'height'>,
  pixelRatio: number,
): DeviceFacts {
  const agent = navigator.userAgent;
  const system = firstMatch(SYSTEMS, agent);
  const { platform, language } = navigator;
  return {
    browser: { ...firstMatch(BROWSERS, agent), platform, language },
    screen: { width: screen.width, height: screen.height, pixelRatio },
    device: { type: deviceType(agent), os: system.name, osVersion: system.version },
  };
}
