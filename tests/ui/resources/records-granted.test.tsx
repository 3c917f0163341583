import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import RejectReasons from '#resources/reject-reasons/RejectReasons.tsx';
import { showToAdmin, showToSuper } from './show-to.tsx';

const PATH = '/admin/order-approval/reject-reasons';
const REASON = {
  id: 'r-1',
  version: 1,
  name: 'Axis',
  reason: 'Please check the axis.',
  offered: true,
};

function open(show: typeof showToAdmin, at: string) {
  return show(
    <RejectReasons />,
    `${PATH}/*`,
    {
      getList: () => Promise.resolve({ data: [REASON], total: 1 }),
      getOne: () => Promise.resolve({ data: REASON }),
    },
    { at: `${PATH}${at}`, checksAccess: true },
  );
}

const buttons = (name: RegExp) => screen.queryAllByRole('button', { name });

describe('the pages of a kind of record for whoever only reads it', () => {
  it('PM-01 AD-07 the page of a record offers to delete it only to those who may', async () => {
    open(showToSuper, '/r-1/show');
    await screen.findByRole('button', { name: 'Delete' });
    open(showToAdmin, '/r-1/show');
    await waitFor(() => expect(screen.getAllByText('Please check the axis.')).toHaveLength(2));
    expect(buttons(/Delete/)).toHaveLength(1);
  });

  it('PM-01 AD-07 the list offers to change and delete many only to those who may', async () => {
    const { user, unmount } = open(showToSuper, '');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Axis' }));
    await screen.findByRole('button', { name: 'Delete 1 record' });
    expect(buttons(/Change 1 record/)).toHaveLength(1);
    unmount();
    const { user: reader } = open(showToAdmin, '');
    await reader.click(await screen.findByRole('checkbox', { name: 'Select Axis' }));
    await screen.findByRole('button', { name: /Export 1/ });
    expect(buttons(/(Delete|Change) 1 record/)).toEqual([]);
  });

  it.each(['/create', '/r-1'])(
    'PM-01 AD-07 the form at %s says that it is not theirs',
    async (at) => {
      const { location } = open(showToAdmin, at);
      await screen.findByText('Access denied');
      expect(location.pathname).toBe(`${PATH}${at}`);
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});
