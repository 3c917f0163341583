import { parseSync, Visitor } from 'vite';

/** What requests any address of the API. `providers/` has a typed function for each address, which pages call. */
const RAW: ReadonlySet<string> = new Set(['rest', 'restAnswer', 'client', 'fetch']);

/** Returns a line for each raw request in a page: a call, or one that gets another name. */
export function rawCalls(file: string, code: string): string[] {
  const found: string[] = [];
  const check = (name: string, start: number) => {
    if (!RAW.has(name)) return;
    const line = code.slice(0, start).split('\n').length;
    found.push(`${file}:${line} uses ${name}: requests belong to providers/`);
  };
  new Visitor({
    CallExpression({ callee, start }) {
      const named = callee.type === 'MemberExpression' ? callee.property : callee;
      if (named.type === 'Identifier') check(named.name, start);
    },
    VariableDeclarator({ init, start }) {
      const named = init?.type === 'MemberExpression' ? init.property : init;
      if (named?.type === 'Identifier') check(named.name, start);
    },
    ObjectPattern({ properties }) {
      for (const one of properties) {
        if (one.type !== 'Property' || one.key.type !== 'Identifier') continue;
        const isSame = one.value.type === 'Identifier' && one.value.name === one.key.name;
        if (!isSame) check(one.key.name, one.start);
      }
    },
  }).visit(parseSync(file, code).program);
  return found;
}
