import { describe, expect, it } from 'vitest';
import { deviceLabel, deviceName, readUserAgent } from '#domain/basics/device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a user agent says', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome · Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/156.0 Safari/537.36 Edg/156.0`,
      'Edge · Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/156.0 Safari/537.36 OPR/120.0`,
      'Opera · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.2 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 CriOS/156.0 Mobile/15E148 Safari/604.1',
      'Chrome · iOS',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox · Android'],
    ['Firefox/140.0', 'Firefox · unknown'],
    ['curl/8', 'unknown · unknown'],
    ['', 'unknown · unknown'],
  ])('EN-03 names %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  it('EN-03 reads the kind of machine and the version of its system', () => {
    expect(
      readUserAgent('Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) Version/18.2 Safari/604.1'),
    ).toEqual({
      browser: { name: 'Safari', version: '18.2' },
      device: { type: 'tablet', os: 'iOS', osVersion: '18.2' },
    });
  });

  it.each([
    ['Chrome · Linux', 'Chrome · Linux', 'Chrome · Linux'],
    ['Firefox · unknown', 'Firefox', 'Firefox'],
    ['unknown · Linux', 'Unknown device · Linux', 'Dispositivo desconocido · Linux'],
    ['unknown · unknown', 'Unknown device', 'Dispositivo desconocido'],
    ['', 'Unknown device', 'Dispositivo desconocido'],
  ])('SE-14 says of the device %j what is known', (stored, en, es) =>
    expect([deviceLabel(stored, 'en'), deviceLabel(stored, 'es')]).toEqual([en, es]),
  );

  it('looks at the beginning only of what anybody may send', () => {
    expect(deviceName(`${'Version/1'.repeat(100_000)} Chrome/1`)).toBe('unknown · unknown');
    expect(deviceName('Version/1 Chrome/1')).toBe('Chrome · unknown');
  });
});
