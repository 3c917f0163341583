import { expect, it, vi } from 'vitest';
import { newCase } from '#domain/consultant/conversation/conversation-case.ts';
import { modelTools } from '#server/consultant/model/tools/model-tools.ts';

it('VC-02 a tool says that it found nothing, eight times in one answer', async () => {
  const turn = { text: 'How?', locale: 'en' as const, before: newCase() };
  const answer = { kind: 'unknown' as const, blocks: [], citations: [], onward: [] };
  const said = { answer, after: turn.before };
  const onTooMany = vi.fn<() => void>();
  const [search] = modelTools({
    turn,
    said,
    knowledge: { lenses: [], searchGuide: () => [] },
    converse: async () => said,
    onGround: () => {},
    onTooMany,
  });
  for (let call = 0; call < 8; call += 1) {
    expect(await search?.run({ words: 'care' })).toEqual(['Nothing was found.']);
  }
  expect(onTooMany).not.toHaveBeenCalled();
  expect(await search?.run({ words: 'care' })).toEqual([]);
  expect(onTooMany).toHaveBeenCalledTimes(1);
});
