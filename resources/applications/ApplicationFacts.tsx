import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#domain/basics/locale.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import { buyingGroups } from '#providers/account/applications.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { LOCALE_NAMES } from '#providers/messages/locale.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../shared/age.ts';
import { Fact, Facts } from '../shared/show/Facts.tsx';
import { LicenceFile } from './LicenceFile.tsx';

/** Shows every field of an application, and the decision on it. */
export function ApplicationFacts({ application }: { application: Application }) {
  const text = useText('applications');
  const locale = useLocale();
  const { decidedAt, decidedBy, accountNumber, reason } = application;
  const given = (value: string) => value || text('show.notGiven');
  return (
    <Facts>
      {accountNumber && <Fact label={text('fields.account')}>{accountNumber}</Fact>}
      {decidedAt && <Fact label={text('fields.decided')}>{formatMoment(decidedAt, locale)}</Fact>}
      {decidedBy && <Fact label={text('fields.decidedBy')}>{decidedBy}</Fact>}
      {reason && <Fact label={text('fields.reason')}>{reason}</Fact>}
      <Fact label={text('fields.submitted')}>{formatMoment(application.submittedAt, locale)}</Fact>
      <Fact label={text('fields.signIn')}>{application.email}</Fact>
      <Fact label={text('fields.address')}>{addressLines(application, locale).join('\n')}</Fact>
      <Fact label={text('fields.phone')}>{application.phone}</Fact>
      <Fact label={text('fields.website')}>{given(application.website)}</Fact>
      <Fact label={text('fields.licenceNumber')}>{application.licenceNumber}</Fact>
      <Fact label={text('fields.licenceFile')}>
        <LicenceFile uid={application.uid} name={application.licenceFile} />
      </Fact>
      <Fact label={text('fields.buyingGroup')}>
        <BuyingGroupName id={application.buyingGroupId} />
      </Fact>
      <Fact label={text('fields.contactName')}>{application.contactName}</Fact>
      <Fact label={text('fields.contactEmail')}>{application.contactEmail}</Fact>
      <Fact label={text('fields.contactPhone')}>{given(application.contactPhone)}</Fact>
      <Fact label={text('fields.language')}>{LOCALE_NAMES[application.locale]}</Fact>
      <Fact label={text('fields.notes')}>{given(application.notes)}</Fact>
    </Facts>
  );
}

type Address = Pick<Application, 'address' | 'apt' | 'city' | 'state' | 'zip' | 'country'>;

/** Formats an address as on a letter, with the name of the country. */
function addressLines(address: Address, locale: Locale): string[] {
  const { apt, city, state, zip, country } = address;
  const place = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  return [address.address, apt, place, countryName(country, locale)].filter(Boolean);
}

/** Returns the code itself when it is not an ISO 3166 code. */
function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** RS-06: shows the name of a buying group, or its key while the names load or when the group is no longer offered. */
export function BuyingGroupName({ id }: { id: string | null }) {
  const text = useText('applications');
  const { restAnswer } = useConnection();
  const { data } = useQuery({
    queryKey: ['buyingGroups'],
    queryFn: ({ signal }) => buyingGroups(restAnswer, signal, { isAside: true }),
    enabled: id !== null,
  });
  if (id === null) return text('show.noGroup');
  return data?.find((group) => group.id === id)?.name ?? id;
}
