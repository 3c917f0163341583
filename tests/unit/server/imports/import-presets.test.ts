import { describe, expect, it } from 'vitest';
import { importColumn } from '#domain/import/import-columns.ts';
import { suggestMapping } from '#server/access/imports/column-mapping.ts';
import { IMPORT_PRESETS } from '#server/access/imports/import-presets.ts';
import { readCityLine } from '#server/accounts/imports/read-city-line.ts';

/** The headings of each system's export, and the field that each fills. */
const EXPORTS: Record<string, string> = {
  'QuickBooks Desktop': `Active Status=, Customer=practice, Company=, Main Phone=phone, Main Email=memberEmail, Bill to 1=,
    Bill to 2=address, Bill to 3=cityLine, Terms=netDays, Sales Tax Code=, Account No.=otherNumber, Credit Limit=creditLimitCents`,
  'QuickBooks Online': `Full Name=, Company=practice, Email=memberEmail, Phone=phone, Mobile=, Fax=, Website=website, Street=address,
    City=city, State=state, ZIP code=zip, Country=country, Opening Balance=, Resale Number=taxCertificate`,
  Xero: `*ContactName=practice, AccountNumber=otherNumber, EmailAddress=memberEmail, FirstName=, LastName=, POAttentionTo=,
    POAddressLine1=address, POAddressLine2=apt, POAddressLine3=, POCity=city, PORegion=state, POPostalCode=zip, POCountry=country,
    SAAddressLine1=, SACity=, PhoneNumber=phone, FaxNumber=, Website=website, TaxNumber=`,
  Shopify: `Customer ID=otherNumber, First Name=, Last Name=, Email=memberEmail, Accepts Email Marketing=,
    Default Address Company=practice, Default Address Address1=address, Default Address Address2=apt, Default Address City=city,
    Default Address Province Code=state, Default Address Country Code=country, Default Address Zip=zip,
    Default Address Phone=phone, Phone=, Accepts SMS Marketing=, Total Spent=, Note=, Tax Exempt=, Tags=`,
  Odoo: `name=practice, is_company=, company_name=, country_id=country, state_id=state, zip=zip, city=city, street=address,
    street2=apt, phone=phone, mobile=, email=memberEmail, vat=, ref=otherNumber`,
  NPPES: `NPI=otherNumber, Entity Type Code=, Provider Organization Name (Legal Business Name)=practice,
    Provider First Line Business Mailing Address=, Provider First Line Business Practice Location Address=address,
    Provider Second Line Business Practice Location Address=apt, Provider Business Practice Location Address City Name=city,
    Provider Business Practice Location Address State Name=state, Provider Business Practice Location Address Postal Code=zip,
    Provider Business Practice Location Address Country Code (If outside U.S.)=country,
    Provider Business Practice Location Address Telephone Number=phone, Provider License Number_1=licenceNumber`,
};

describe('AD-18 the exports of other systems', () => {
  it.each(Object.entries(EXPORTS))('%s is read without choosing a column', (_system, text) => {
    const cells = text.split(',').map((cell) => cell.trim().split('='));
    const told = cells.map(([heading = '', field = '']) => [heading, field || null]);
    const mapping = suggestMapping(
      'customers',
      cells.map(([heading = '']) => heading),
    );
    expect(cells.map(([heading], index) => [heading, mapping[index]])).toEqual(told);
  });

  it('knows each of them, and names only columns that there are', () => {
    expect(IMPORT_PRESETS.customers.map(({ system }) => system).toSorted()).toEqual(
      Object.keys(EXPORTS).toSorted(),
    );
    const named = IMPORT_PRESETS.customers.flatMap(({ columns }) =>
      Object.values(columns).filter((field) => field !== null),
    );
    expect(named.map((field) => importColumn('customers', field).field)).toEqual(named);
  });

  it('follows what was chosen for a heading before', () => {
    const before = new Map([['AccountNumber', 'accountNumber']]);
    const headings = ['*ContactName', 'AccountNumber', 'POAddressLine1'];
    expect(suggestMapping('customers', headings, before)).toEqual([
      'practice',
      'accountNumber',
      'address',
    ]);
  });

  it.each([
    ['Portland, OR 97201', { city: 'Portland', state: 'OR', zip: '97201' }],
    ['Salt Lake City UT 84101-1234', { city: 'Salt Lake City', state: 'UT', zip: '84101-1234' }],
    ['Fargo, North Dakota 58102', { city: 'Fargo', state: 'North Dakota', zip: '58102' }],
    ['Toronto, ON M5V 3L9', { city: 'Toronto', state: 'ON', zip: 'M5V 3L9' }],
    ['Portland', null],
    ['97201', null],
    ['', null],
  ])('reads the last line of an address: %s', (line, place) => {
    expect(readCityLine(line)).toEqual(place);
  });
});
