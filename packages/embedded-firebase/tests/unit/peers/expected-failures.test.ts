import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWithExpected, parseExpectedFailures } from '#tests/peers/expected-failures.ts';
import { PEERS } from '#tests/peers/peers.ts';

const FOLDER = join(import.meta.dirname, '../../peers');

const LIST = `
# Not offered.
a suite reads the past

a suite explains
# Another name.
a suite tells its host
`;

describe('the list of a peer’s expected failures', () => {
  it('LF-02 gives each test the reason above it', () => {
    expect([...parseExpectedFailures(LIST)]).toEqual([
      ['a suite reads the past', 'Not offered.'],
      ['a suite explains', 'Not offered.'],
      ['a suite tells its host', 'Another name.'],
    ]);
  });

  it('LF-02 has no test without a reason, and none twice', () => {
    expect(() => parseExpectedFailures('a test\n# too late')).toThrow('No reason');
    expect(() => parseExpectedFailures('# why\na test\na test')).toThrow('Listed twice');
  });

  it('LF-02 is refused when a test fails beyond it, when one of it passes, and when one is gone', () => {
    const results = { passed: new Set(['kept', 'mended']), failed: new Set(['known', 'new']) };
    const expected = new Map(['known', 'mended', 'gone'].map((title) => [title, 'why']));
    expect(compareWithExpected(results, expected)).toEqual({
      unlisted: ['new'],
      mended: ['mended'],
      absent: ['gone'],
    });
  });

  it('LF-02 is there for every peer, can be read, and is for no other', () => {
    const lists = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
    expect(new Set(lists.map((file) => basename(file, '.txt')))).toEqual(
      new Set(Object.keys(PEERS)),
    );
    const read = (file: string) => parseExpectedFailures(readFileSync(join(FOLDER, file), 'utf8'));
    for (const file of lists) expect(() => read(file)).not.toThrow();
    // Every suite but the records has tests that cannot pass.
    const empty = lists.filter((file) => read(file).size === 0);
    expect(empty).toEqual(['conformance-tests.txt']);
  });
});
