import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  converse,
  knowledge,
  modelAt,
  partsOf,
  question,
  sentencesIn,
} from './support/consultant-model.ts';
import {
  begin,
  piece,
  startModelServer,
  type ModelServer,
  type Move,
  type Script,
} from './support/model-server.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

let model: ModelServer;
let portal: TestPortal;
beforeAll(async () => {
  model = await startModelServer();
  portal = await startPortal({
    consultant: {
      model: modelAt(model.url),
      converse,
      loadKnowledge: async () => knowledge,
      silence: 500,
    },
  });
});
afterAll(async () => {
  await portal.close();
  await model.close();
});

let networks = 0;
/** Asks from a network of its own. */
async function ask(script: Script, text?: string) {
  model.script(script);
  networks += 1;
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/consultant/answer',
    payload: question(text),
    remoteAddress: `198.51.${Math.floor(networks / 250)}.${networks % 250}`,
  });
  return partsOf(response.body);
}

const says = (text: string) => () => ({ kind: 'say', text }) as const;
const raw =
  (write: (Move & { kind: 'raw' })['write']): Script =>
  () => ({ kind: 'raw', write });
const REPLACED = { kind: 'replaced', because: 'unverified' };
const FAILED = { kind: 'replaced', because: 'failed' };

/** Calls a tool first, and says the text then. */
const calls =
  (tool: string, args: unknown, text: string): Script =>
  ({ number }) =>
    number === 1 ? { kind: 'call', calls: [{ tool, args }] } : { kind: 'say', text };

describe('an honest model', () => {
  it('VC-02 is streamed by sentence, each with what it rests on', async () => {
    const parts = await ask(says('The power at the cornea is -5.60 D. Do not sleep in the lens.'));
    expect(parts).toEqual([
      {
        kind: 'sentence',
        text: 'The power at the cornea is -5.60 D.',
        cites: [expect.objectContaining({ title: 'Optics' })],
      },
      { kind: 'sentence', text: 'Do not sleep in the lens.', cites: [] },
      { kind: 'end' },
    ]);
    expect(model.seen[0]?.authorization).toBe('Bearer secret-key');
  });

  it('VC-02 quotes a passage that it has searched for', async () => {
    const text = 'According to the guide, the central vault is 200 µm after settling.';
    const parts = await ask(calls('search_guide', { words: 'vault' }, text));
    expect(parts.at(-1)).toEqual({ kind: 'end' });
    expect(sentencesIn(parts)).toEqual([text]);
    expect(parts[0]).toMatchObject({ cites: [{ passage: 'vault' }] });
  });

  it('VC-02 says what a lens is made in', async () => {
    const lens = knowledge.lenses.find(({ id }) => id === 'ampleye-scleral');
    const parts = await ask(({ body, number }) => {
      if (number === 1) {
        return { kind: 'call', calls: [{ tool: 'lens_limits', args: { lens: lens?.id } }] };
      }
      const found = /Ampleye[^"\\]*from [^"\\]*?(?=\\*")/u.exec(body.slice(body.indexOf('"tool"')));
      return { kind: 'say', text: `${found?.[0]}.` };
    });
    expect(sentencesIn(parts)).toEqual([expect.stringMatching(/^Ampleye.*from .* to .*steps of/u)]);
    expect(parts.at(-1)).toEqual({ kind: 'end' });
  });

  it('VC-03 is not sent who a patient is', async () => {
    await ask(says('Hello.'), 'My patient is called John Smith, born 04/05/1980. Power?');
    expect(model.seen[0]?.body).toContain('[name]');
    expect(model.seen[0]?.body).not.toMatch(/Smith|1980/);
  });
});

describe('a model that lies', () => {
  it.each([
    ['a figure', 'The power at the cornea is −5.62 D.'],
    ['an instruction', 'Rinse the lens with tap water.'],
    ['a list without a ground', 'Here it is:\n- Vault 400 µm'],
    ['nothing at all', 'Hello.'],
    ['nothing', ''],
  ])('VC-02 by %s: the core answers', async (_what, text) => {
    const parts = await ask(says(text));
    expect(parts.at(-1)).toEqual(REPLACED);
    expect(
      sentencesIn(parts).filter((sentence) => sentence !== 'Here it is:' && sentence !== 'Hello.'),
    ).toEqual([]);
  });

  it('VC-02 in the third sentence: what came before does not count any more', async () => {
    const parts = await ask(
      says('Power at the cornea −5.60 D. Do not sleep in the lens. Vault 90 µm.'),
    );
    expect(parts.map(({ kind }) => kind)).toEqual(['sentence', 'sentence', 'replaced']);
  });

  it('VC-02 because a passage says so', async () => {
    const obeyed = 'The vault is 950 µm too low.';
    const parts = await ask(calls('search_guide', { words: 'injected' }, obeyed));
    expect(parts).toEqual([REPLACED]);
  });

  it('VC-02 by a sentence without an end', async () => {
    expect(await ask(says('the core says '.repeat(80)))).toEqual([FAILED]);
  });
});

describe('a model that does not work', () => {
  it.each<[string, Script]>([
    [
      'answers 500',
      raw((response) => void response.writeHead(500).end('{"error":{"message":"no"}}')),
    ],
    ['redirects', raw((response) => void response.writeHead(302, { location: model.url }).end())],
    [
      'sends malformed JSON',
      raw((response) => {
        begin(response);
        response.end('data: {"choices": [\n\n');
      }),
    ],
    [
      'breaks the stream off',
      raw((response) => {
        begin(response);
        response.write(piece('Power at the cornea: −5.60 D. '), () => response.destroy());
      }),
    ],
    ['never begins', raw(() => {})],
    [
      'falls silent',
      raw((response) => {
        begin(response);
        response.write(piece('Power at the cornea: −5.60 D. Do not'));
      }),
    ],
    [
      'never stops',
      raw((response) => {
        begin(response);
        const write = () => {
          while (!response.destroyed && response.write(piece('Do not sleep in the lens. ')));
        };
        response.on('drain', write);
        write();
      }),
    ],
    [
      'calls tools for ever',
      () => ({ kind: 'call', calls: [{ tool: 'search_guide', args: { words: 'vault' } }] }),
    ],
    [
      'calls many tools at once',
      ({ number }) =>
        number > 1
          ? { kind: 'say', text: 'Do not sleep in the lens.' }
          : {
              kind: 'call',
              calls: Array.from({ length: 30 }, () => ({
                tool: 'search_guide',
                args: { words: 'vault' },
              })),
            },
    ],
  ])('VC-02 %s: the core answers', async (_what, script) => {
    const parts = await ask(script);
    expect(parts.at(-1)).toEqual(FAILED);
    // One that works in between: the breaker counts failures in a row.
    expect((await ask(says('Do not sleep in the lens.'))).at(-1)).toEqual({ kind: 'end' });
  });

  it('VC-02 a tool that does not exist, and arguments that are none', async () => {
    for (const [tool, args] of [
      ['read_address', { url: 'http://192.0.2.1/' }],
      ['search_guide', { words: 7 }],
      ['lens_limits', { lens: '../etc' }],
    ] as const) {
      const parts = await ask(calls(tool, args, 'Vault 200 µm.'));
      expect(parts.at(-1)).toEqual(REPLACED);
    }
  });

  it('VC-02 is not asked when the core asks for something', async () => {
    expect(await ask(says('Hello.'), 'ask')).toEqual([{ kind: 'replaced', because: 'core' }]);
    expect(model.seen).toEqual([]);
  });

  it('VC-03 logs nothing of the question, the answer or the key', async () => {
    await ask(says('Rinse with quicksilver.'), 'What about zirconium?');
    await ask(
      raw((response) => void response.writeHead(500).end('zirconium')),
      'zirconium',
    );
    const log = portal.logged.join('\n');
    expect(log).toContain('the core answered for the language model');
    expect(log).not.toMatch(/quicksilver|zirconium|secret-key/);
  });
});
