import { describe, expect, it } from 'vitest';
import { CA_PROVINCES } from '#domain/address/regions.ts';
import { timeZoneOf } from '#domain/address/time-zone.ts';
import { US_STATES } from '#domain/address/us-states.ts';
import { paperMoment } from '#server/platform/pdf/paper-dates.ts';

const zoneOf = (country: string, state = '', zip = '') => timeZoneOf({ country, state, zip });

describe('the time zone of an address', () => {
  it.each([
    ['US', 'WI', '53703', 'America/Chicago'],
    ['US', 'NY', '10118', 'America/New_York'],
    ['US', 'AZ', '85001', 'America/Phoenix'],
    ['US', 'FL', '32501', 'America/Chicago'],
    ['US', 'FL', '33101', 'America/New_York'],
    ['US', 'TX', '79901', 'America/Denver'],
    ['US', 'TN', '37901', 'America/New_York'],
    // the line runs through 691 and 798: most people of one live in North Platte, of the other beside El Paso
    ['US', 'NE', '69101', 'America/Chicago'],
    ['US', 'NE', '69361', 'America/Denver'],
    ['US', 'TX', '79849', 'America/Denver'],
    ['US', 'OR', '97205', 'America/Los_Angeles'],
    ['US', 'PR', '00901', 'America/Puerto_Rico'],
    ['PR', '', '00901', 'America/Puerto_Rico'],
    ['CA', 'NS', 'B3J 1A1', 'America/Halifax'],
    ['ES', 'Las Palmas', '35001', 'Atlantic/Canary'],
    ['ES', 'Madrid', '28001', 'Europe/Madrid'],
  ])('D is told by country, state and postcode: %s %s %s', (country, state, zip, zone) => {
    expect(zoneOf(country, state, zip)).toBe(zone);
  });

  it('D is not guessed where a country has several, or the place is not known', () => {
    for (const [country, state] of [
      ['BR', ''],
      ['US', ''],
      ['US', 'AE'],
      ['WI', ''],
      ['', ''],
    ]) {
      expect(zoneOf(country ?? '', state)).toBeNull();
    }
  });

  it('D is known of every state and province but the military’s and Micronesia', () => {
    const unknown = US_STATES.filter(({ code }) => !zoneOf('US', code)).map(({ code }) => code);
    expect(unknown).toEqual(['FM', 'AA', 'AE', 'AP']);
    expect(CA_PROVINCES.filter(({ code }) => !zoneOf('CA', code))).toEqual([]);
  });

  it('D is one that times can be told in, by its own name', () => {
    const zones = [...US_STATES, ...CA_PROVINCES].flatMap(
      ({ code }) => zoneOf('US', code) ?? zoneOf('CA', code) ?? [],
    );
    for (const zone of new Set(zones)) {
      expect(paperMoment('2026-01-15T09:30:00.000Z', zone, 'en')).toMatch(
        /^Jan 1\d, 2026, \d\d?:\d\d [AP]M \S+$/,
      );
    }
  });
});
