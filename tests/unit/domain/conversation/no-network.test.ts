import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '#tests/arrows/files-below.ts';
import { importsOf } from '#tests/arrows/imports-of.ts';

const REACHES =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeerConnection)\b|from '(?:node:|undici|axios)/u;

/** What answers a turn on the page. The domain imports nothing but itself (tests/unit/arrows.test.ts). */
const ANSWER = 'src/consultant/conversation/answer-turn.ts';

it('VC-02 the offline consultant reaches no network', () => {
  const files = [...filesBelow(process.cwd(), 'domain'), ANSWER];
  expect(files.filter((file) => REACHES.test(readFileSync(file, 'utf8')))).toEqual([]);
  const imports = importsOf(ANSWER, readFileSync(ANSWER, 'utf8')).filter(({ isType }) => !isType);
  expect(imports.filter(({ to }) => !to.startsWith('domain/'))).toEqual([]);
});
