import { deviceFacts } from '../browser/device.ts';
import { deviceId } from '../browser/local-storage.ts';

const BETWEEN = ' · ';
const ID_LENGTH = 8;

/** How this browser signs the drafts that it saves: its kind, its system, and what tells it from others of both. */
export function draftDevice(): string {
  const { browser, device } = deviceFacts(navigator, screen, devicePixelRatio);
  return [browser.name, device.os, deviceId().slice(0, ID_LENGTH)].join(BETWEEN);
}

/** The part of it that says something to people: "Chrome · Windows". */
export function deviceName(device: string): string {
  const parts = device.split(BETWEEN);
  return parts.length > 1 ? parts.slice(0, -1).join(BETWEEN) : device;
}
