import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '#tests/arrows/imports-of.ts';

/** Everything that a file loads of ours, itself included. Types leave nothing at run time. */
function loadedBy(start: string): string[] {
  const found = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = importsOf(file, readFileSync(file, 'utf8'));
    open.push(...imports.flatMap(({ to, isType }) => (isType ? [] : [to])));
  }
  return [...found];
}

const REACHES =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeerConnection)\b|from '(?:node:|undici|axios)/u;

describe('the offline consultant', () => {
  const files = loadedBy('domain/conversation/converse.ts');

  it('VC-02 loads the domain only', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !file.startsWith('domain/'))).toEqual([]);
  });

  it('VC-02 reaches no network', () => {
    expect(files.filter((file) => REACHES.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('VC-02 what answers on the page loads the domain only, too', () => {
    const answer = loadedBy('src/consultant/conversation/answer-turn.ts').filter(
      (file) => !file.startsWith('domain/'),
    );
    expect(answer).toEqual(['src/consultant/conversation/answer-turn.ts']);
  });
});
