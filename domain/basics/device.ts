import type { Locale } from './locale.ts';

/** Browser and machine according to a user agent; `unknown` or blank where it does not name them. */
export interface AgentFacts {
  browser: { name: string; version: string };
  device: { type: 'mobile' | 'tablet' | 'desktop'; os: string; osVersion: string };
}

const UNKNOWN = 'unknown';
const BETWEEN = ' · ';
const UNKNOWN_DEVICE: Record<Locale, string> = {
  en: 'Unknown device',
  es: 'Dispositivo desconocido',
};

/** In this order: Edge and Opera also name Chrome, and Chrome names Safari. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

/** Android before Linux, iOS before macOS: Android also names Linux, iOS also macOS. */
const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|iPad).*? OS ([\d_]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux()/],
];

/** The server reads user agents from any client, so patterns search only this far. */
const LONGEST_AGENT = 500;

function firstMatch(table: [string, RegExp][], agent: string): { name: string; version: string } {
  for (const [name, pattern] of table) {
    const match = pattern.exec(agent);
    if (match) return { name, version: (match[1] ?? '').replaceAll('_', '.') };
  }
  return { name: UNKNOWN, version: '' };
}

function deviceType(agent: string): AgentFacts['device']['type'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone/.test(agent) ? 'mobile' : 'desktop';
}

/** Reads the facts of EN-03 from a user agent. */
export function readUserAgent(userAgent: string): AgentFacts {
  const agent = userAgent.slice(0, LONGEST_AGENT);
  const { name, version } = firstMatch(SYSTEMS, agent);
  return {
    browser: firstMatch(BROWSERS, agent),
    device: { type: deviceType(agent), os: name, osVersion: version },
  };
}

/** Returns the name that is stored of a browser: `Chrome · Linux`. `deviceLabel` makes it one for users. */
export function deviceName(userAgent: string): string {
  const { browser, device } = readUserAgent(userAgent);
  return [browser.name, device.os].join(BETWEEN);
}

/** SE-14: returns the name of a stored device for users: what is known of it, or that it is unknown. */
export function deviceLabel(stored: string, locale: Locale): string {
  const [browser, ...system] = stored.split(BETWEEN);
  const known = system.filter((part) => part !== UNKNOWN);
  const first = browser && browser !== UNKNOWN ? browser : UNKNOWN_DEVICE[locale];
  return [first, ...known].join(BETWEEN);
}
