import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ApplicationPanel } from './application/ApplicationPanel.tsx';
import { ApplicationState } from './application/ApplicationState.tsx';
import { ClaimForm } from './claim/ClaimForm.tsx';
import { useRequestText } from './request-text.ts';
import { SignInFooter } from './SignInFooter.tsx';
import { Tabs } from './Tabs.tsx';
import { useOwnApplication } from './use-own-application.ts';

type Way = 'claim' | 'apply';

/** The history state after "Apply again": the form then takes the focus. */
const AGAIN = 'again';

/** Shows the two ways to get an account number, and the status of an application. */
export function RequestWays() {
  const texts = useRequestText();
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
        label={texts.ways}
        open={open}
        onOpen={(way) => setOpen(way)}
        tabs={[
          { name: 'claim', label: texts.claimTab, content: <ClaimForm /> },
          {
            name: 'apply',
            label: texts.applyTab,
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
