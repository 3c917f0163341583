import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { ApplicationPanel } from './application/ApplicationPanel.tsx';
import { ApplicationState } from './application/ApplicationState.tsx';
import { ClaimForm } from './claim/ClaimForm.tsx';
import { SignInFooter } from './SignInFooter.tsx';
import { Tabs } from './Tabs.tsx';
import { useOwnApplication } from './use-own-application.ts';

type Way = 'claim' | 'apply';

/** The history state after "Apply again": the form then takes the focus. */
const AGAIN = 'again';

/** Shows the two ways to get an account number, and the status of an application. */
export function RequestWays() {
  const text = useText('request');
  const own = useOwnApplication();
  const [sentId, setSentId] = useState<string | null>(null);
  const [search, setSearch] = useSearchParams();
  const open: Way = search.get('way') === 'apply' ? 'apply' : 'claim';
  const setOpen = (way: Way, state?: typeof AGAIN): void =>
    setSearch({ way }, { replace: true, state });
  const location = useLocation();
  const focusKey = location.state === AGAIN ? location.key : null;
  const { application } = own;
  return (
    <>
      {application && (
        <ApplicationState
          application={application}
          isNew={application.id === sentId}
          onAgain={() => setOpen('apply', AGAIN)}
        />
      )}
      <Tabs<Way>
        label={text('ways')}
        open={open}
        onOpen={(way) => setOpen(way)}
        tabs={[
          { name: 'claim', label: text('claimTab'), content: <ClaimForm /> },
          {
            name: 'apply',
            label: text('applyTab'),
            content: (
              <ApplicationPanel
                own={own}
                focusKey={focusKey}
                onSent={(sent) => {
                  setSentId(sent.id);
                  own.setApplication(sent);
                }}
              />
            ),
          },
        ]}
      />
      <SignInFooter onCheck={own.look} />
    </>
  );
}
