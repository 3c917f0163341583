import { describe, expect, it } from 'vitest';
import { PRODUCTION, stageOf } from '#domain/basics/stage.ts';

describe('stageOf', () => {
  it.each(['production', ' production ', 'Production', 'PRODUCTION\n'])(
    'LY-11 is production when the variable says %j',
    (variable) => {
      expect(stageOf(variable)).toBe(PRODUCTION);
    },
  );

  it.each([undefined, '', '  '])('LY-11 is staging when the variable is %j', (variable) => {
    expect(stageOf(variable)).toBe('staging');
  });

  it('LY-11 is any other name as it is, in lower case', () => {
    expect(stageOf(' Demo')).toBe('demo');
  });
});
