import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { commonPasswords } from '#providers/session/common-passwords.ts';
import { usePasswordProblem } from '#providers/session/use-password-problem.ts';

vi.mock('#providers/session/common-passwords.ts', () => ({
  commonPasswords: vi.fn<() => Promise<ReadonlySet<string>>>(async () => new Set(['letmein1234'])),
}));

it('loads the common passwords once, when the first character is typed', async () => {
  const { result, rerender } = renderHook(
    ({ typed }: { typed: string }) => usePasswordProblem(typed, 'practice@lens.test'),
    { initialProps: { typed: '' } },
  );
  expect(commonPasswords).not.toHaveBeenCalled();
  rerender({ typed: 'l' });
  expect(commonPasswords).toHaveBeenCalledOnce();
  rerender({ typed: 'letmein1234' });
  await waitFor(() => expect(result.current).toBe('common'));
  rerender({ typed: 'staple horse battery' });
  expect(result.current).toBeNull();
  expect(commonPasswords).toHaveBeenCalledOnce();
});
