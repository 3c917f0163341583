import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { textOf } from '#providers/messages/text-of.ts';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { loadOrReload } from '#src/page/lazy-page.ts';
import { withStaff } from '#src/routes/staff-page.ts';

const gone = () => Promise.reject(new Error('404'));
const PAGE = { default: () => null };
const page = () => Promise.resolve(PAGE);

describe('pages that break', () => {
  it('are shown as such, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const health = { broken: true };
    const Fragile = () => {
      if (health.broken) throw new Error('broken');
      return <p>well again</p>;
    };
    render(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain(textOf('entry')('broken.heading'));
    health.broken = false;
    await userEvent.click(screen.getByRole('button', { name: textOf('entry')('broken.retry') }));
    expect(screen.getByText('well again')).toBeTruthy();
  });

  it('a stale chunk reloads the page once, then is an error', async () => {
    const reload = vi.fn<() => void>();
    const deps = { storage: sessionStorage, path: () => '/customer/order', reload };
    void loadOrReload(gone, [], deps);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // The shell around the page is there.
    await loadOrReload(async () => ({ default: () => null }), [], deps);
    await expect(loadOrReload(gone, [], deps)).rejects.toThrow('404');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('ER-04 a page of staff whose data provider is stale does so too', async () => {
    const reload = vi.fn<() => void>();
    const deps = { storage: sessionStorage, path: () => '/admin/home', reload };
    void loadOrReload(withStaff(page, gone), [], deps);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadOrReload(withStaff(page, gone), [], deps)).rejects.toThrow('404');
    expect(await loadOrReload(withStaff(page), [], deps)).toBe(PAGE);
    expect(reload).toHaveBeenCalledOnce();
  });
});
