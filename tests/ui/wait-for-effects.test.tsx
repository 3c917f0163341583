import { render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';

function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      Sent
    </h1>
  );
}

function Page() {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSent(true), 1);
    return () => clearTimeout(timer);
  }, []);
  return isSent ? <Heading /> : null;
}

/** Takes the processor away after each timer is set, as a busy machine may: the timer is due before anything else. */
function bePreemptedAfterTimers(): void {
  const setTimer = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (call: () => void, ms?: number) => {
    const timer = setTimer(call, ms);
    const end = performance.now() + 3;
    while (performance.now() < end);
    return timer;
  });
}

it('a wait ends after the effects of what it waited for, on a busy machine too', async () => {
  bePreemptedAfterTimers();
  render(<Page />);
  const heading = await screen.findByRole('heading', { name: 'Sent' });
  expect(document.activeElement).toBe(heading);
});
