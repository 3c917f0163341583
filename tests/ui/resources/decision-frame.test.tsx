import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DecisionFrame } from '#resources/shared/decision/DecisionDialog.tsx';

beforeEach(() => void vi.useFakeTimers());

/** Longer than the dialog takes to open, in ms. */
const OPENED = 1_000;

const nothing = () => undefined;

function show() {
  const onOpened = vi.fn<() => void>();
  render(
    <DecisionFrame
      title="Ship order O-100?"
      consequence="The practice is told."
      action="Ship order"
      tone="primary"
      isPending={false}
      error={null}
      onOpened={onOpened}
      onSubmit={nothing}
      onClose={nothing}
    >
      <input aria-label="Tracking number" />
    </DecisionFrame>,
  );
  return onOpened;
}

const open = () => act(() => vi.advanceTimersByTimeAsync(OPENED));

describe('a dialog that asks for a decision', () => {
  it('OR-06 takes the focus to its first field when it stands open', async () => {
    const onOpened = show();
    await open();
    expect(onOpened).toHaveBeenCalledOnce();
  });

  it('OR-06 leaves the focus to whoever types before it stands open', async () => {
    const onOpened = show();
    act(() => screen.getByLabelText('Tracking number').focus());
    await open();
    expect(onOpened).not.toHaveBeenCalled();
  });
});
