import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from '#resources/shared/merge/change-of.ts';
import { mergeEdits } from '#resources/shared/merge/merge-edits.ts';
import type { Shape } from '#resources/shared/merge/shape.ts';

interface Item {
  id: string;
  a?: number;
  b?: number;
}

interface Content {
  title: number;
  policy: { days: number; fee: number } | null;
  items: Item[];
}

const SHAPE: Shape = {
  kind: 'object',
  fields: {
    policy: { kind: 'object' },
    items: { kind: 'list', item: { kind: 'object' }, keyOf: (item) => (item as Item).id },
  },
};

const value = fc.integer({ min: 0, max: 3 });
const item = (id: string): fc.Arbitrary<Item> =>
  fc.record(
    { id: fc.constant(id), a: value, b: value },
    { requiredKeys: ['id'], noNullPrototype: true },
  );
const items = fc
  .subarray(['p', 'q', 'r', 's', 't'])
  .chain((ids) => fc.shuffledSubarray(ids, { minLength: ids.length }))
  .chain((ids) => fc.tuple(...ids.map(item)));
const content: fc.Arbitrary<Content> = fc.record(
  {
    title: value,
    policy: fc.option(fc.record({ days: value, fee: value }, { noNullPrototype: true })),
    items,
  },
  { noNullPrototype: true },
);

/** Every value by its path, as a list of facts: written on its own, without the rule that is tested. */
function factsOf({ title, policy, items: list }: Content): Map<string, number> {
  const facts = new Map([['title', title]]);
  for (const [name, fact] of Object.entries(policy ?? {})) facts.set(`policy.${name}`, fact);
  if (policy) facts.set('policy', 1);
  for (const { id, ...fields } of list) {
    facts.set(`items.${id}`, 1);
    for (const [name, fact] of Object.entries(fields)) facts.set(`items.${id}.${name}`, fact);
  }
  return facts;
}

/** Whether the path, or what it is a part of, was asked. */
const isAsked = (asked: readonly string[], path: string) =>
  asked.some((one) => path === one || path.startsWith(`${one}.`));

const list = (...all: Item[]) => ({ items: all });

function ofIds(ids = '') {
  const each = ids.split(' ').filter((id) => id !== '');
  return list(...each.map((id) => ({ id })));
}

const sides = fc.record(
  { opened: content, mine: content, theirs: content },
  { noNullPrototype: true },
);

describe('AD-15 two edits of one version', () => {
  it('lose nothing that only one of them changed, ask for all that both changed, and for nothing else', () => {
    fc.assert(
      fc.property(sides, (all) => {
        const { value: merged, asked } = mergeEdits(SHAPE, all);
        const [opened, mine, theirs] = [all.opened, all.mine, all.theirs].map(factsOf);
        const found = factsOf(merged);
        const paths = new Set([
          ...(opened?.keys() ?? []),
          ...(mine?.keys() ?? []),
          ...(theirs?.keys() ?? []),
        ]);
        const lost = [...paths].filter((path) => {
          if (isAsked(asked, path)) return false;
          const [was, my, their] = [opened, mine, theirs].map((facts) => facts?.get(path));
          const change = changeOf({ opened: was, mine: my, theirs: their });
          return change === 'both' || found.get(path) !== (change === 'theirs' ? their : my);
        });
        expect(lost).toEqual([]);
        // What is asked differs between the two, and in both from what was opened.
        for (const path of asked.filter((one) => !one.endsWith('#order'))) {
          const part = (facts: Map<string, number> | undefined) =>
            new Map(
              [...(facts ?? [])].filter(([name]) => name === path || name.startsWith(`${path}.`)),
            );
          expect(part(mine)).not.toEqual(part(theirs));
          expect(part(mine)).not.toEqual(part(opened));
          expect(part(theirs)).not.toEqual(part(opened));
        }
      }),
    );
  });

  it('are the other one where one changed nothing, and are not asked where both did the same', () => {
    fc.assert(
      fc.property(content, content, (opened, edited) => {
        const of = (mine: Content, theirs: Content) => mergeEdits(SHAPE, { opened, mine, theirs });
        expect(of(edited, opened)).toEqual({ value: edited, asked: [] });
        expect(of(opened, edited)).toEqual({ value: edited, asked: [] });
        expect(of(edited, edited)).toEqual({ value: edited, asked: [] });
      }),
    );
  });

  it('give the chosen value of each that is asked, whichever of the two comes first', () => {
    fc.assert(
      fc.property(sides, fc.infiniteStream(fc.boolean()), (all, answers) => {
        const { asked } = mergeEdits(SHAPE, all);
        const taken = asked.map((path): [string, boolean] => [path, answers.next().value]);
        const chosen = (isMine: boolean) =>
          Object.fromEntries(
            taken.map(([path, is]) => [
              path,
              is === isMine ? ('mine' as const) : ('theirs' as const),
            ]),
          );
        const swapped = { ...all, mine: all.theirs, theirs: all.mine };
        const [one, other] = [
          mergeEdits(SHAPE, all, chosen(true)),
          mergeEdits(SHAPE, swapped, chosen(false)),
        ];
        expect(new Set(other.asked)).toEqual(new Set(asked));
        expect(factsOf(one.value)).toEqual(factsOf(other.value));
      }),
    );
  });

  it.each([
    // opened, mine, theirs, merged
    ['p q r', 'p q r s', 't p q r', 't p q r s'],
    ['p q r', 'q p r', 'p q', 'q p'],
    ['p q r', 'p r', 'p q s r', 'p s r'],
    ['p q', 'q p', 'q p', 'q p'],
    ['', 's', 't', 't s'],
  ])('keep items %s, mine %s, theirs %s as %s', (...rows) => {
    const [opened, mine, theirs, merged] = rows.map(ofIds);
    expect(mergeEdits(SHAPE, { opened, mine, theirs })).toEqual({ value: merged, asked: [] });
  });

  it('are asked for the order when both changed it, and for an item that one removed and the other changed', () => {
    const [p, q, r] = [{ id: 'p' }, { id: 'q' }, { id: 'r' }];
    const order = { opened: list(p, q, r), mine: list(q, p, r), theirs: list(p, r, q) };
    expect(mergeEdits(SHAPE, order).asked).toEqual(['items.#order']);
    expect(mergeEdits(SHAPE, order, { 'items.#order': 'theirs' }).value).toEqual(list(p, r, q));
    const removed = { opened: list(p, q), mine: list(q), theirs: list({ ...p, a: 1 }, q) };
    expect(mergeEdits(SHAPE, removed)).toEqual({ value: list(q), asked: ['items.p'] });
    expect(mergeEdits(SHAPE, removed, { 'items.p': 'theirs' }).value).toEqual(removed.theirs);
  });

  it('keep two items of one key', () => {
    const twice = {
      items: [
        { id: 'p', a: 1 },
        { id: 'p', a: 2 },
      ],
    };
    const mine = { items: [...twice.items, { id: 'q' }] };
    expect(mergeEdits(SHAPE, { opened: twice, mine, theirs: twice }).value).toEqual(mine);
    const theirs = {
      items: [
        { id: 'p', a: 1 },
        { id: 'p', a: 3 },
      ],
    };
    const both = { items: [...theirs.items, { id: 'q' }] };
    expect(mergeEdits(SHAPE, { opened: twice, mine, theirs })).toEqual({ value: both, asked: [] });
  });
});
