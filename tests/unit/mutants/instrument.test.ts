import { findMutants } from '#tests/mutants/find-mutants.ts';
import { instrument } from '#tests/mutants/instrument.ts';
import { SWITCH } from '#tests/mutants/mutant.ts';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';

afterEach(() => Reflect.deleteProperty(globalThis, SWITCH));

const CODE = `(list) => {
  let count = 0;
  list?.filter((one) => one < 3).forEach((one) => { count = count + one; });
  return list === null ? 'none' : count;
}`;
const mutants = findMutants('domain/some.ts', CODE).map((mutant, index) =>
  Object.assign(mutant, { id: index + 1 }),
);

/** What the instrumented code answers with a mutant on; 0 is none. */
function answer(active: number, list: number[] | null, heard: number[] = []): unknown {
  const isOn = (id: number) => {
    heard.push(id);
    return id === active;
  };
  Object.assign(globalThis, { [SWITCH]: isOn });
  return evaluate(instrument(CODE, mutants))(list);
}

type Code = (list: number[] | null) => unknown;
const evaluate = (code: string) => runInThisContext(code) as Code;

function answerOf(change: string, list: number[] | null): unknown {
  const mutant = mutants.find((each) => each.change.includes(change));
  return answer(mutant?.id ?? 0, list);
}

it('changes nothing without the switch, and with none on', () => {
  const untouched = evaluate(instrument(CODE, mutants));
  for (const list of [null, [], [1, 2, 3]]) {
    expect(untouched(list)).toBe(evaluate(CODE)(list));
    expect(answer(0, list)).toBe(evaluate(CODE)(list));
  }
});

it('has each mutant do what its change says', () => {
  expect(answerOf('one < 3 → one <= 3', [1, 2, 3])).toBe(6);
  expect(answerOf(') → list.forEach', [1, 2, 3])).toBe(6);
  expect(answerOf('=== null → list !== null', [1])).toBe('none');
  expect(() => answerOf('→ list.filter', null)).toThrow(TypeError);
  expect(
    answerOf('list?.filter((one) => one < 3).forEach((one) => { count = count + one; }); →', [1]),
  ).toBe(0);
});

it('hears which mutants are reached', () => {
  const heard: number[] = [];
  answer(0, null, heard);
  const inner = mutants.find(({ change }) => change === 'one < 3 → one <= 3');
  expect(heard).not.toContain(inner?.id);
  answer(0, [1], heard);
  expect(heard).toContain(inner?.id);
});
