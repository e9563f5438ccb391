import { ADDRESS_FILES } from './address-files';
import type { CustomerFile } from './customer-file';
import { FOREIGN_FILES } from './foreign-files';
import { OWNER_FILES } from './owner-files';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf8WithMark = (text: string) => utf8(`\uFEFF${text}`);
const utf16le = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
/** Latin letters by number; Windows has the euro sign and curly quotes where Latin-1 has none. */
const windows1252 = (text: string) =>
  new Uint8Array(
    Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092').replaceAll('–', '\u0096'), 'latin1'),
  );
const crlf = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;
const lf = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

/** One line with values under the named columns of a long header. */
function under(header: string, values: Readonly<Record<string, string>>, quoted = false): string {
  const cells = header.split(',').map((name) => values[name.replaceAll('"', '')] ?? '');
  return cells
    .map((cell) => (quoted || /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}

const GOOGLE =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address';

const OUTLOOK =
  "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business Street 3,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home Street 2,Home Street 3,Home City,Home State,Home Postal Code,Home Country/Region,Other Street,Other Street 2,Other Street 3,Other City,Other State,Other Postal Code,Other Country/Region,Assistant's Phone,Business Fax,Business Phone,Business Phone 2,Callback,Car Phone,Company Main Phone,Home Fax,Home Phone,Home Phone 2,ISDN,Mobile Phone,Other Fax,Other Phone,Pager,Primary Phone,Radio Phone,TTY/TDD Phone,Telex,Account,Anniversary,Assistant's Name,Billing Information,Birthday,Business Address PO Box,Categories,Children,Directory Server,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 2 Type,E-mail 2 Display Name,E-mail 3 Address,E-mail 3 Type,E-mail 3 Display Name,Gender,Government ID Number,Hobby,Notes,Priority,Private,Referred By,Sensitivity,Spouse,User 1,Web Page";

const XERO =
  '*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,SAAttentionTo,SAAddressLine1,SAAddressLine2,SAAddressLine3,SAAddressLine4,SACity,SARegion,SAPostalCode,SACountry,PhoneNumber,FaxNumber,MobileNumber,DDINumber,SkypeName,BankAccountName,TaxNumber,Website,Discount,DueDateBillDay';

const JOBBER =
  'J-ID,Created Date,Is Company?,Display Name,Company Name,Title,First Name,Last Name,Main Phone #s,E-mails,Tags,Billing Street 1,Billing Street 2,Billing City,Billing State,Billing Country,Billing Zip code,Service Property Name,Service Street 1,Service Street 2,Service City,Service State,Service Country,Service Zip code,Mobile Phone #s,Work Phone #s,Lead Source,Archived';

const ZOHO =
  'Record Id,Lead Owner.id,Lead Owner,Company,First Name,Last Name,Title,Email,Phone,Mobile,Lead Source,Lead Status,Street,City,State,Zip Code,Country,Description,Secondary Email,Tag';

const HOUSECALL =
  'First Name,Last Name,Display Name,Mobile Number,Home Number,Work Number,Company,Email,Customer Tags,Notes,Lead Source,Address_1 Street Line 1,Address_1 Street Line 2,Address_1 City,Address_1 State,Address_1 Postal Code';

const JOBNIMBUS =
  'Display Name,First Name,Last Name,Company,Address Line 1,Address Line 2,City,State,Zip,Home Phone,Mobile Phone,Work Phone,Email,Record Type,Status,Lead Source,Sales Rep,Description,Tags,Date Created';

const ACCULYNX =
  'First Name,Last Name,Company Name,Primary Phone,Secondary Phone,Email Address,Mailing Street,Mailing City,Mailing State,Mailing Zip,Job Street,Job City,Job State,Job Zip,Lead Source,Work Type,Insurance Company,Claim Number,Date of Loss,Deductible,Company Representative';

const EXCEL_UTF16 = crlf(
  'Name\tPhone\tE-mail\tStreet\tFollow-up\tDeductible',
  'Łukasz Nowak\t218-555-0111\tlukasz@mail.example\t12 Elm St\t3/4/2026\t"$1,250.50"',
  'Noor Al-Masri\t218-555-0112\tnoor@mail.example\t"14 ""B"" Street"\t12/24/2026\t1000',
);

/** One file per program or special case. */
export const CUSTOMER_FILES: readonly CustomerFile[] = [
  ...ADDRESS_FILES,
  ...FOREIGN_FILES,
  ...OWNER_FILES,
  {
    from: 'Excel, CSV (comma delimited), Windows-1252, a line break in a cell',
    bytes: windows1252(
      crlf(
        'Name,Phone,E-mail,Street,City,State,ZIP,Notes',
        'José Peña,(218) 555-0101,jose@mail.example,"12 Main St, Apt 4",Duluth,MN,55802,"Gate code 4711.\r\nDog’s name is Rex"',
        'Anaïs Müller,2.18556E+09,,9 Oak Ave,Duluth,MN,55803,',
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'José Peña'],
      [1, 'notes', 'Gate code 4711.\nDog’s name is Rex'],
      [1, 'streetAddress', '12 Main St, Apt 4'],
    ],
    refused: [[2, 'The spreadsheet has cut this number. Type it again.']],
  },
  {
    from: 'Excel in Germany: sep= line, semicolons, days first, commas for cents',
    currency: 'EUR',
    bytes: utf8(
      crlf(
        'sep=;',
        'Name;Telefon;Phone;Street;City;ZIP;Next follow-up;Deductible',
        'Jörg Weiß;;0351 555 0101;Am Ring 3;Köln;50667;24.12.2026;1.250,50 €',
        'Änne Groß;;0351 555 0102;;Köln;50668;31.02.2026;',
      ),
    ),
    rows: 2,
    cells: [
      [1, 'nextFollowUp', '2026-12-24'],
      [1, 'insurance.deductible', 125_050],
      [1, 'city', 'Köln'],
    ],
    refused: [[2, 'Not a date.']],
  },
  {
    from: 'Excel, Unicode text: UTF-16 little endian, tabs',
    bytes: utf16le(EXCEL_UTF16),
    rows: 2,
    cells: [
      [1, 'name', 'Łukasz Nowak'],
      [1, 'nextFollowUp', '2026-03-04'],
      [2, 'streetAddress', '14 "B" Street'],
    ],
    refused: [],
  },
  {
    from: 'a Unix tool: UTF-16 big endian, tabs',
    bytes: utf16be(EXCEL_UTF16),
    rows: 2,
    cells: [
      [1, 'insurance.deductible', 125_050],
      [2, 'nextFollowUp', '2026-12-24'],
      [2, 'email', 'noor@mail.example'],
    ],
    refused: [],
  },
  {
    from: 'Google Contacts: several phones in a cell, groups, an empty contact',
    bytes: utf8(
      lf(
        GOOGLE,
        under(GOOGLE, {
          'First Name': 'Grace',
          'Middle Name': 'B.',
          'Last Name': 'Hopper',
          'Organization Name': 'Navy Yard Facilities',
          Labels: 'Roof 2025 ::: * myContacts',
          'E-mail 1 - Label': '* Work',
          'E-mail 1 - Value': 'grace@navy.example',
          'E-mail 2 - Label': 'Home',
          'E-mail 2 - Value': 'grace@home.example',
          'Phone 1 - Label': 'Mobile',
          'Phone 1 - Value': '(218) 555-0101 ::: (218) 555-0102 ::: (218) 555-0103',
          'Address 1 - Formatted': '1 Main St\nDuluth, MN 55802',
          'Address 1 - Street': '1 Main St',
          'Address 1 - City': 'Duluth',
          'Address 1 - Region': 'MN',
          'Address 1 - Postal Code': '55802',
          'Address 1 - Extended Address': 'Suite 4',
        }),
        under(GOOGLE, { Nickname: 'the neighbour', 'Phone 1 - Label': 'Mobile', Labels: '* myContacts' }),
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'Grace B. Hopper'],
      [1, 'phoneAlt', '(218) 555-0102'],
      [1, 'notes', 'Phone: (218) 555-0103\nE-mail: grace@home.example'],
      [1, 'streetAddress', '1 Main St, Suite 4'],
      [1, 'tags', ['Roof 2025']],
    ],
    refused: [[2, 'No name, company, e-mail or phone.']],
  },
  {
    from: 'Outlook: ninety columns in quotes, Windows-1252, 0/0/00 for no date, a business address',
    bytes: windows1252(
      crlf(
        OUTLOOK.split(',')
          .map((name) => `"${name}"`)
          .join(','),
        under(
          OUTLOOK,
          {
            'First Name': 'Zoë',
            'Last Name': 'Lindqvist',
            Suffix: 'Jr.',
            Company: 'Lindqvist – Söhne',
            'Business Street': '400 Harbor Dr',
            'Business City': 'Duluth',
            'Business State': 'MN',
            'Business Postal Code': '55802',
            'Business Phone': '(218) 555-0120',
            'Mobile Phone': '(218) 555-0121',
            'E-mail Address': 'zoe@mail.example',
            'E-mail Type': 'SMTP',
            'E-mail Display Name': 'Zoë Lindqvist (zoe@mail.example)',
            Anniversary: '0/0/00',
            Birthday: '0/0/00',
            Categories: 'Leads;VIP',
            'Referred By': 'Ann Berg',
            Gender: 'Unspecified',
            Priority: 'Normal',
          },
          true,
        ),
        under(
          OUTLOOK,
          { 'First Name': 'Bo', 'E-mail Address': '/o=Exchange/cn=bo', Gender: 'Unspecified' },
          true,
        ),
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'Zoë Lindqvist Jr.'],
      [1, 'phone', '(218) 555-0121'],
      [1, 'city', 'Duluth'],
      [1, 'referredBy', 'Ann Berg'],
    ],
    refused: [[2, 'Not an e-mail address.']],
  },
  {
    from: 'HubSpot: everything in quotes, statuses and owners of another business',
    bytes: utf8(
      lf(
        '"Record ID","First Name","Last Name","Email","Phone Number","Contact owner","Lead Status","Street Address","City","State/Region","Postal Code","Create Date","Company Name"',
        '"901","Gaëlle","Perrin","gaelle@mail.example","+1 218-555-0130","Inès Moreau (ines@mail.example)","OPEN_DEAL","4 Hill Rd","Duluth","Minnesota","55802","2026-03-12 09:14","Perrin, Inc."',
        '"902","","","","","","NEW","","","","","2026-03-13 10:00",""',
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'Gaëlle Perrin'],
      [1, 'companyName', 'Perrin, Inc.'],
      [1, 'notes', 'Contact owner: Inès Moreau (ines@mail.example)'],
      [1, 'state', 'Minnesota'],
      [1, 'customerStatus', 'Contacted'],
    ],
    words: [
      ['OPEN_DEAL', 'Contacted'],
      ['NEW', 'Open Lead'],
    ],
    refused: [[2, 'No name, company, e-mail or phone.']],
  },
  {
    from: 'Salesforce report: Latin letters, a footer with a copyright line',
    bytes: windows1252(
      lf(
        '"First Name","Last Name","Company / Account","Mailing Street","Mailing City","Mailing State/Province","Mailing Zip/Postal Code","Phone","Mobile","Email","Lead Source","Next Activity Date"',
        '"François","Lefèvre","Lefèvre SARL","8 Rue St","Duluth","MN","55802","(218) 555-0140","","francois@mail.example","Web","11/30/2026"',
        '"Ann","Olsen","","5 Pine St","Duluth","MN","55804","(218) 555-0141","call at noon","ann@mail.example","Web","12/1/2026"',
        '',
        '',
        '"Leads by source"',
        '"Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."',
        '"Confidential Information - Do Not Distribute"',
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'François Lefèvre'],
      [1, 'streetAddress', '8 Rue St'],
      [1, 'nextFollowUp', '2026-11-30'],
      [1, 'leadSource', 'Web'],
    ],
    refused: [[2, 'Not a phone number.']],
  },
  {
    from: 'Pipedrive people: columns named after their record',
    bytes: utf8(
      crlf(
        '"Person - ID","Person - Name","Person - Phone - Work","Person - Phone - Mobile","Person - Email - Work","Organization - Name","Person - Owner","Person - Labels"',
        '88,"Jordan Vega","218-555-0150","218-555-0151","jordan@mail.example","Acme Restoration","Priya Shah","Hot lead, Hail"',
        '89,"Kim Short",,,"kim(at)mail.example",,"Priya Shah",',
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'Jordan Vega'],
      [1, 'salesperson', 'p1'],
      [1, 'tags', ['Hot lead', 'Hail']],
      [1, 'phoneAlt', '218-555-0150'],
    ],
    refused: [[2, 'Not an e-mail address.']],
  },
  {
    from: 'Zoho CRM: byte order mark, ids, a second e-mail',
    bytes: utf8WithMark(
      crlf(
        ZOHO,
        under(ZOHO, {
          'Record Id': 'zcrm_554023000000691003',
          'Lead Owner': 'Somebody Else',
          Company: 'Rangoni Of Florence',
          'First Name': 'Christopher',
          'Last Name': 'Maclead',
          Email: 'christopher@mail.example',
          Phone: '218-555-0160',
          Mobile: '218-555-0161',
          'Lead Source': 'Cold Call',
          'Lead Status': 'Attempted to Contact',
          Street: '37275 St Rt 17m M',
          City: 'Middle Island',
          State: 'NY',
          'Zip Code': '11953',
          'Secondary Email': 'chris@home.example',
          Tag: 'storm',
        }),
        under(ZOHO, { 'Record Id': 'zcrm_2', 'Last Name': 'Longtag', Tag: 'x'.repeat(41) }),
      ),
    ),
    rows: 2,
    cells: [
      [1, 'zipcode', '11953'],
      [1, 'notes', 'E-mail: chris@home.example\nStatus: Attempted to Contact\nLead Owner: Somebody Else'],
    ],
    words: [['Attempted to Contact', '']],
    refused: [[2, 'A tag has at most 40 characters.']],
  },
  {
    from: 'Jobber clients: the place of work before the bill’s address',
    bytes: utf8(
      lf(
        JOBBER,
        under(JOBBER, {
          'J-ID': '87557342_98290987',
          'Created Date': '2026-02-03',
          'Is Company?': 'false',
          'Display Name': 'Kevin Weaver',
          'First Name': 'Kevin',
          'Last Name': 'Weaver',
          'Main Phone #s': '218-555-0170, 218-555-0171',
          'E-mails': 'kevin@mail.example, weaver@home.example',
          Tags: 'gutter,maintenance',
          'Billing Street 1': 'PO Box 9',
          'Billing City': 'Duluth',
          'Billing State': 'MN',
          'Billing Zip code': '55801',
          'Service Property Name': '77 Lake View',
          'Service Street 1': '77 Lake View',
          'Service Street 2': 'Rear building',
          'Service City': 'Hermantown',
          'Service State': 'MN',
          'Service Zip code': '55811',
          'Lead Source': 'Website',
          Archived: 'false',
        }),
        under(JOBBER, { 'J-ID': '1', 'Is Company?': 'false', 'E-mails': 'nobody', Archived: 'false' }),
      ),
    ),
    rows: 2,
    cells: [
      [1, 'streetAddress', '77 Lake View, Rear building'],
      [1, 'phoneAlt', '218-555-0171'],
      [
        1,
        'notes',
        'Service Property Name: 77 Lake View\nE-mail: weaver@home.example\nOther address: PO Box 9, Duluth, MN 55801',
      ],
    ],
    refused: [[2, 'Not an e-mail address. No name, company, e-mail or phone.']],
  },
  {
    from: 'JobNimbus contacts',
    bytes: utf8(
      crlf(
        JOBNIMBUS,
        under(JOBNIMBUS, {
          'Display Name': 'Pat O’Neil',
          'First Name': 'Pat',
          'Last Name': 'O’Neil',
          'Address Line 1': '3 Bay St',
          'Address Line 2': 'Unit B',
          City: 'Duluth',
          State: 'MN',
          Zip: '55802',
          'Mobile Phone': '2185550180',
          'Home Phone': '2185550181',
          Email: 'pat@mail.example',
          'Record Type': 'Customer',
          Status: 'Appointment Set',
          'Lead Source': 'Door knock',
          'Sales Rep': 'Priya Shah',
          Description: 'Steep roof',
          'Date Created': '3/1/2026',
        }),
        under(JOBNIMBUS, { 'Display Name': 'Q. Void', Status: 'Waiting', 'Sales Rep': 'Gone Person' }),
        under(JOBNIMBUS, { 'Display Name': 'Rae Loud', Status: 'Quoted', 'Sales Rep': 'Priya Shah' }),
      ),
    ),
    rows: 3,
    cells: [
      [1, 'customerStatus', 'Appointment Set'],
      [1, 'salesperson', 'p1'],
      [1, 'streetAddress', '3 Bay St, Unit B'],
      [1, 'notes', 'Steep roof'],
    ],
    refused: [
      [
        2,
        'Not one of: Open Lead, Not Contacted, Contacted, Appointment Set, Pre-Qualified, Quoted, Not Qualified, Sold.',
      ],
    ],
  },
  {
    from: 'AccuLynx: insurance and two addresses',
    bytes: utf8(
      crlf(
        ACCULYNX,
        under(ACCULYNX, {
          'First Name': 'Tess',
          'Last Name': 'Ward',
          'Primary Phone': '(218) 555-0190',
          'Secondary Phone': '(218) 555-0191',
          'Email Address': 'tess@mail.example',
          'Mailing Street': '1 Far Rd',
          'Mailing City': 'Cloquet',
          'Mailing State': 'MN',
          'Mailing Zip': '55720',
          'Job Street': '22 Storm Ln',
          'Job City': 'Duluth',
          'Job State': 'MN',
          'Job Zip': '55807',
          'Insurance Company': 'Northern Mutual',
          'Claim Number': 'CLM-77',
          'Date of Loss': '13/06/2026',
          Deductible: '$2,500',
        }),
        under(ACCULYNX, { 'First Name': 'Uma', 'Date of Loss': '02/06/2026', Deductible: 'TBD' }),
        under(ACCULYNX, { 'First Name': 'Vic', Deductible: '1000' }),
      ),
    ),
    rows: 3,
    cells: [
      [1, 'insurance.dateOfLoss', '2026-06-13'],
      [1, 'insurance.carrier', 'Northern Mutual'],
      [1, 'streetAddress', '22 Storm Ln'],
      [1, 'insurance.deductible', 250_000],
    ],
    refused: [[2, 'Not an amount of money. Write it in full, such as 12500.']],
  },
  {
    from: 'Housecall Pro customers',
    bytes: utf8(
      lf(
        HOUSECALL,
        under(HOUSECALL, {
          'First Name': 'Wes',
          'Last Name': 'Ito',
          'Display Name': 'Wes Ito',
          'Mobile Number': '2185550200',
          'Home Number': '2185550201',
          'Work Number': '2185550202',
          Email: 'wes@mail.example',
          'Customer Tags': 'VIP',
          'Lead Source': 'Google',
          'Address_1 Street Line 1': '6 Birch Ct',
          'Address_1 City': 'Duluth',
          'Address_1 State': 'MN',
          'Address_1 Postal Code': '55803',
        }),
        under(HOUSECALL, { 'First Name': 'Xan', 'Mobile Number': 'unknown' }),
      ),
    ),
    rows: 2,
    cells: [
      [1, 'phone', '2185550200'],
      [1, 'notes', 'Phone: 2185550202'],
      [1, 'streetAddress', '6 Birch Ct'],
    ],
    refused: [[2, 'Not a phone number.']],
  },
  {
    from: 'QuickBooks Online: title above, footer below, whole addresses and labelled phones in one cell',
    bytes: utf8WithMark(
      crlf(
        'Hollis Roofing',
        'Customer Contact List',
        '',
        'Customer full name,Phone numbers,Email,Full name,Bill address,Ship address',
        '"Berg, Ann",Phone:(218) 555-0210 Mobile:(218) 555-0211,ann@mail.example,Ann Berg,"12 Main St., Duluth, MN 55802","12 Main St., Duluth, MN 55802"',
        'Cole Brothers,,bo@mail,Bo Cole,,',
        '',
        '"Saturday, Nov 21, 2026 10:12:07 AM GMT-6"',
      ),
    ),
    rows: 2,
    cells: [
      [1, 'phoneAlt', '(218) 555-0211'],
      [1, 'city', 'Duluth'],
      [1, 'zipcode', '55802'],
      [1, 'streetAddress', '12 Main St.'],
      [1, 'notes', ''],
    ],
    refused: [[2, 'Not an e-mail address.']],
  },
  {
    from: 'QuickBooks Desktop: the bill’s address as lines of an envelope',
    bytes: windows1252(
      crlf(
        '"Active Status","Customer","Balance","Company","First Name","M.I.","Last Name","Main Phone","Alt. Phone","Main Email","Bill to 1","Bill to 2","Bill to 3","Customer Type"',
        '"Active","Peña, Rosa","1,250.00","","Rosa","M","Peña","218-555-0220","218-555-0221","rosa@mail.example","Peña, Rosa","90 Third St","Duluth, MN 55805","Residential"',
        '"Active","","0.00","","","","","","","","","","",""',
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'Rosa M Peña'],
      [1, 'streetAddress', '90 Third St'],
      [1, 'state', 'MN'],
      [1, 'phoneAlt', '218-555-0221'],
    ],
    refused: [[2, 'No name, company, e-mail or phone.']],
  },
  {
    from: 'Xero contacts: starred headers without blanks, the street address before the post office’s',
    bytes: utf8WithMark(
      lf(
        XERO,
        under(XERO, {
          '*ContactName': 'Marlow Constructions',
          AccountNumber: 'MAR001',
          EmailAddress: 'gavin@mail.example',
          FirstName: 'Gavin',
          LastName: 'Marlow',
          POAddressLine1: '12 Builder St',
          POAddressLine2: 'Level 2',
          POCity: 'Duluth',
          PORegion: 'MN',
          POPostalCode: '55802',
          POCountry: 'USA',
          PhoneNumber: '218 555 0230',
          MobileNumber: '218 555 0231',
          Website: 'https://marlow.example',
        }),
        under(XERO, { '*ContactName': 'Void Pty', EmailAddress: 'accounts at void' }),
      ),
    ),
    rows: 2,
    cells: [
      [1, 'name', 'Marlow Constructions'],
      [1, 'streetAddress', '12 Builder St, Level 2'],
      [1, 'zipcode', '55802'],
      [1, 'phoneAlt', '218 555 0231'],
    ],
    refused: [[2, 'Not an e-mail address.']],
  },
  {
    from: 'a vCard exporter on a Mac: semicolons, old line ends, rows too short and too long',
    bytes: utf8(
      [
        'Formatted Name;Family Name;Given Name;Tel;Email;Home Street;Home City;Home Postal Code;Note',
        'Yara Quist;Quist;Yara;218 555 0240;yara@mail.example;"5; Hill St";Duluth;55802;"semi;colons"',
        'Zed Short;Short',
        'Abe Long;Long;Abe;;abe@mail.example;1 A St;Duluth;55802;note;more;',
      ].join('\r'),
    ),
    rows: 3,
    cells: [
      [1, 'streetAddress', '5; Hill St'],
      [1, 'notes', 'semi;colons'],
      [2, 'name', 'Zed Short'],
    ],
    refused: [[3, 'This row has more cells than there are columns.']],
  },
];
