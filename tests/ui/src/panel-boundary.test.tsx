import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PanelBoundary } from '#src/errors/PanelBoundary.tsx';

function Panel({ k }: { k: number }) {
  if (k > 100) throw new RangeError(`A curvature of ${k} has no counterpart`);
  return <p>K {k}</p>;
}

function panelOf(k: number) {
  return (
    <form>
      <input aria-label="Flat K" defaultValue="43.00" />
      <PanelBoundary message="This section cannot be displayed" of={k}>
        <Panel k={k} />
      </PanelBoundary>
    </form>
  );
}

it('OR-02 a panel that throws: says so in its place, leaves the form visitor, and is tried again with other values', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(panelOf(43));
  expect(screen.getByText('K 43')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Flat K');
  field.value = '4300';

  rerender(panelOf(4300));
  expect(screen.getByRole('alert').textContent).toBe('This section cannot be displayed');
  expect(screen.getByLabelText<HTMLInputElement>('Flat K')).toBe(field);
  expect(field.value).toBe('4300');
  expect(log).toHaveBeenCalledWith('A panel broke', expect.any(RangeError));

  rerender(panelOf(42));
  expect(screen.getByText('K 42')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
