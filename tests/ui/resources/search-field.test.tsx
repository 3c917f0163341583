import { fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from '#resources/shared/list/SearchField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

/** The field over a list that applies a search only when it is told to, as a busy machine does. */
function show() {
  const setFilters = vi.fn<ListControllerResult['setFilters']>();
  const over = (filterValues: object) => (
    <ListContextProvider value={{ filterValues, setFilters } as unknown as ListControllerResult}>
      <SearchField label="Search" />
    </ListContextProvider>
  );
  const { rerender } = render(over({ state: 'submitted' }));
  return {
    setFilters,
    text: () => field().value,
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    apply: (filterValues: object) => rerender(over(filterValues)),
  };
}

describe('the search of a list', () => {
  it('OR-09 keeps what was typed while an earlier part of it is applied', () => {
    const { type, apply, text, setFilters } = show();
    type('h');
    type('ha');
    apply({ state: 'submitted', q: 'h' });
    expect(text()).toBe('ha');
    type('har');
    apply({ state: 'submitted', q: 'ha' });
    apply({ state: 'submitted', q: 'har' });
    expect(text()).toBe('har');
    const asked = { state: 'submitted', q: 'har' };
    expect(setFilters).toHaveBeenLastCalledWith(asked, undefined, true);
  });

  it('follows a search that comes from elsewhere: a link, or going back', () => {
    const { type, apply, text } = show();
    apply({ q: 'lake' });
    expect(text()).toBe('lake');
    type('lake ');
    apply({});
    expect(text()).toBe('');
  });

  it('keeps a space at the end while more is typed, and searches without it', () => {
    const { type, apply, text, setFilters } = show();
    type('lake ');
    apply({ q: 'lake' });
    expect(text()).toBe('lake ');
    type('  ');
    expect(setFilters).toHaveBeenLastCalledWith({}, undefined, true);
  });
});
