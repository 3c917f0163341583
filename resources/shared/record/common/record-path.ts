import type { RecordDefinition } from './record-definition.ts';

/** A page of a kind of record; those of one record have its id. */
type RecordView = 'list' | 'create' | { edit: string } | { show: string };

/** Returns the address of a page, as `<Resource>` routes it. */
export function recordAddress(definition: RecordDefinition, view: RecordView): string {
  return definition.basename + recordRedirect(definition, view);
}

/** Returns the address of a page below `basename`, as react-admin's redirects want it. */
export function recordRedirect({ name, path = name }: RecordDefinition, view: RecordView): string {
  return `${path && `/${path}`}${viewPath(view)}`;
}

/** Returns the address that a list leads to: the page of a record. */
export function openAddress(definition: RecordDefinition, id: string): string {
  return recordAddress(definition, definition.page ? { edit: id } : { show: id });
}

/** Returns the page of a record below the address of its list. */
export function showAddress(listAddress: string, id: string): string {
  return listAddress + viewPath({ show: id });
}

function viewPath(view: RecordView): string {
  if (view === 'list') return '';
  if (view === 'create') return '/create';
  if ('edit' in view) return `/${encodeURIComponent(view.edit)}`;
  return `/${encodeURIComponent(view.show)}/show`;
}
