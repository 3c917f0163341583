import { act, fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterChips } from '#resources/shared/list/filters/FilterChips.tsx';
import { LateFilters } from '#resources/shared/list/filters/LateFilters.tsx';
import { SearchField } from '#resources/shared/list/filters/SearchField.tsx';
import { useQuickFilter } from '#resources/shared/list/filters/use-quick-filter.ts';
import { TYPING_PAUSE } from '#resources/shared/list/filters/use-typed-search.ts';

beforeEach(() => void vi.useFakeTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

function States() {
  const { chosen, choose } = useQuickFilter<'approved'>('state');
  return (
    <FilterChips
      label="States"
      choices={[{ value: 'approved', label: 'Approved' }]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

const BY_PRACTICE = { field: 'practice', order: 'DESC' } as const;

function SortByPractice() {
  const { setSort } = useListContext();
  return (
    <button type="button" onClick={() => setSort(BY_PRACTICE)}>
      Practice
    </button>
  );
}

/** The field over a list that applies a search only when it is told to, as a busy machine does. */
function show() {
  const asked: unknown[] = [];
  const setFilters = vi.fn<ListControllerResult['setFilters']>(
    (filters) => void asked.push(filters),
  );
  const setSort = vi.fn<ListControllerResult['setSort']>((sort) => void asked.push(sort));
  const list = { setFilters, setSort, sort: { field: 'number', order: 'ASC' } };
  const over = (filterValues: object) => (
    <ListContextProvider value={{ ...list, filterValues } as unknown as ListControllerResult}>
      <LateFilters>
        <SearchField label="Search" />
        <States />
        <SortByPractice />
      </LateFilters>
    </ListContextProvider>
  );
  const { rerender } = render(over({ state: 'submitted' }));
  return {
    setFilters,
    /** What the list was asked for since the last call: filters and sorts. */
    asked: () => asked.splice(0),
    choose: () => fireEvent.click(screen.getByRole('button', { name: 'Approved' })),
    sort: () => fireEvent.click(screen.getByRole('button', { name: 'Practice' })),
    text: () => field().value,
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    apply: (filterValues: object) => rerender(over(filterValues)),
    pause: () => act(() => void vi.advanceTimersByTime(TYPING_PAUSE)),
  };
}

describe('the search of a list', () => {
  it('OR-09 keeps what was typed while an earlier part of it is applied', () => {
    const { type, apply, text, setFilters, pause } = show();
    type('h');
    type('ha');
    apply({ state: 'submitted', q: 'h' });
    expect(text()).toBe('ha');
    type('har');
    apply({ state: 'submitted', q: 'ha' });
    apply({ state: 'submitted', q: 'har' });
    expect(text()).toBe('har');
    const asked = { state: 'submitted', q: 'har' };
    expect(setFilters, 'it waits for a pause').not.toHaveBeenCalled();
    pause();
    expect(setFilters).toHaveBeenCalledExactlyOnceWith(asked);
  });

  it('OR-09 adds a filter that is chosen before the list shows the search', () => {
    const { type, apply, text, setFilters, choose, pause } = show();
    type('har');
    pause();
    choose();
    expect(setFilters).toHaveBeenLastCalledWith({ state: 'approved', q: 'har' });
    apply({ state: 'approved', q: 'har' });
    expect(text()).toBe('har');
  });

  // react-admin starts each request from what the list shows, and joins those of one moment.
  it('OR-09 a sort keeps a filter that was chosen before it and is not shown yet', () => {
    const { apply, asked, choose, sort } = show();
    choose();
    expect(asked()).toEqual([{ state: 'approved' }]);
    sort();
    expect(asked()).toEqual([{ state: 'approved' }, BY_PRACTICE]);
    apply({ state: 'approved' });
    sort();
    expect(asked(), 'nothing is left to keep').toEqual([BY_PRACTICE]);
  });

  it('OR-09 a filter keeps a sort that was chosen before it and is not shown yet', () => {
    const { asked, choose, sort } = show();
    sort();
    choose();
    expect(asked()).toEqual([BY_PRACTICE, { state: 'approved' }, BY_PRACTICE]);
    sort();
    expect(asked()).toEqual([{ state: 'approved' }, BY_PRACTICE]);
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
    const { type, apply, text, setFilters, pause } = show();
    type('lake ');
    apply({ q: 'lake' });
    expect(text()).toBe('lake ');
    type('  ');
    pause();
    expect(setFilters).toHaveBeenCalledExactlyOnceWith({});
  });
});
