import { momentOfActivity } from '#providers/activity/activity-record.ts';
import { expect, it } from 'vitest';

class Moment {
  readonly ms: unknown;

  constructor(ms: unknown) {
    this.ms = ms;
  }

  toMillis(): unknown {
    return this.ms;
  }
}

it.each([
  [{ lastActivity: 5 }, 5],
  [{ lastActivity: 0 }, 0],
  [{ lastActivity: new Moment(7) }, 7],
  [{ lastActivity: new Moment('7') }, null],
  [{ lastActivity: { toMillis: 7 } }, null],
  [{ lastActivity: {} }, null],
  [{ lastActivity: null }, null],
  [{ lastActivity: '5' }, null],
  [{}, null],
  [null, null],
  ['record', null],
])('EN-03 the moment of %j is %j', (record, moment) => {
  expect(momentOfActivity(record)).toBe(moment);
});
