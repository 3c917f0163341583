import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldArrayPath } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { LensValues } from '../edit/values/form-values.ts';
import { useEditor } from '../editor/editor-context.ts';

export type ItemKind = 'parameter' | 'option' | 'combination' | 'surcharge' | 'warning' | 'limit';

/** A list in the form whose items can be added, moved and removed. The expanded state follows its item. */
export function useItems(path: string, kind: ItemKind) {
  const text = useText('lensEditor');
  const { changeOpen, announce } = useEditor();
  const { control } = useFormContext<LensValues>();
  const name = path as FieldArrayPath<LensValues>;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const nameOf = (index: number) => text(`item.${kind}`, { position: index + 1 });

  const add = (item: object) => {
    append(item as Parameters<typeof append>[0], { shouldFocus: false });
    changeOpen((open) => open.add(`${path}.${fields.length}`));
  };
  const drop = (index: number) => {
    remove(index);
    announce(text('item.removed', { item: nameOf(index) }));
    changeOpen((open) => {
      const after = fields.map((_, at) => open.has(`${path}.${at < index ? at : at + 1}`));
      setOpen(open, path, after);
    });
  };
  const shift = (index: number, by: 1 | -1) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    move(index, to);
    announce(text('item.moved', { item: nameOf(index), position: to + 1 }));
    changeOpen((open) => {
      const after = fields.map((_, at) => open.has(`${path}.${at}`));
      [after[index], after[to]] = [after[to] ?? false, after[index] ?? false];
      setOpen(open, path, after);
    });
  };
  return { fields, add, drop, shift, nameOf };
}

function setOpen(open: Set<string>, path: string, after: boolean[]): void {
  for (const [at, isOpen] of after.entries()) {
    if (isOpen) open.add(`${path}.${at}`);
    else open.delete(`${path}.${at}`);
  }
}
