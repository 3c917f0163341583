import { deviceLabel } from '#domain/basics/device.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { deviceFacts } from '../browser/device.ts';
import { deviceId } from '../browser/local-storage.ts';

const BETWEEN = ' · ';
const ID_LENGTH = 8;

/** Returns the device of the drafts that this browser saves: browser, system, and an id that makes it unique. */
export function draftDevice(): string {
  const { browser, device } = deviceFacts(navigator, screen, devicePixelRatio);
  return [browser.name, device.os, deviceId().slice(0, ID_LENGTH)].join(BETWEEN);
}

/** Returns the device for users, without its id: "Chrome · Windows". */
export function deviceName(device: string, locale: Locale): string {
  const parts = device.split(BETWEEN);
  return deviceLabel(parts.length > 1 ? parts.slice(0, -1).join(BETWEEN) : device, locale);
}
