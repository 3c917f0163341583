import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordTexts } from '#providers/messages/record-texts.ts';
import { differencesOf, flatten } from '../../fixtures/compare-texts.ts';

const files = readdirSync('resources', { recursive: true, encoding: 'utf8' })
  .map((name) => `resources/${name}`)
  .filter((file) => file.endsWith('.tsx') && /\bdefineRecord\(\{/.test(readFileSync(file, 'utf8')));

await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../../${file}`)));

describe('UX-02 the words of the kinds of records', () => {
  it('come with their definitions', () => {
    const names = Object.keys(recordTexts('en'));
    expect(names).toHaveLength(files.length);
    expect(names).toContain('buying-groups');
  });

  it('say everything in both languages', () => {
    expect(differencesOf(flatten(recordTexts('en')), flatten(recordTexts('es')))).toEqual([]);
  });
});
