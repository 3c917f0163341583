/** What a user agent says of its browser and machine; `unknown` and blank where it does not. */
export interface AgentFacts {
  browser: { name: string; version: string };
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

/** The server reads it from anybody: patterns look no further than this. */
const LONGEST_AGENT = 500;

function firstMatch(table: [string, RegExp][], agent: string): { name: string; version: string } {
  for (const [name, pattern] of table) {
    const match = pattern.exec(agent);
    if (match) return { name, version: (match[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'unknown', version: '' };
}

function deviceType(agent: string): AgentFacts['device']['type'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone/.test(agent) ? 'mobile' : 'desktop';
}

/** The facts of EN-03 that a user agent tells. */
export function readUserAgent(userAgent: string): AgentFacts {
  const agent = userAgent.slice(0, LONGEST_AGENT);
  const { name, version } = firstMatch(SYSTEMS, agent);
  return {
    browser: firstMatch(BROWSERS, agent),
    device: { type: deviceType(agent), os: name, osVersion: version },
  };
}

/** What people know a browser by: `Chrome · Linux`. */
export function deviceName(userAgent: string): string {
  const { browser, device } = readUserAgent(userAgent);
  return `${browser.name} · ${device.os}`;
}
