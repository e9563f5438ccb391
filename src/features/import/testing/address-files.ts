import type { CustomerFile } from './customer-file';

const csv = (...lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);

/** Lists kept by hand, each with its own address format. */
export const ADDRESS_FILES: readonly CustomerFile[] = [
  {
    from: 'a list with a plain address and a second line',
    bytes: csv(
      'Name,Phone,Address,Address 2,City,State,Zip',
      'Ann Berg,218-555-0101,12 Main St,Apt 4,Duluth,MN,55802',
      'Bo Cole,218-555-0102,9 Oak Ave,,Duluth,MN,55803',
    ),
    rows: 2,
    cells: [
      [1, 'streetAddress', '12 Main St, Apt 4'],
      [1, 'city', 'Duluth'],
      [1, 'zipcode', '55802'],
      [1, 'notes', ''],
      [2, 'streetAddress', '9 Oak Ave'],
    ],
    refused: [],
  },
  {
    from: 'a list whose second line is a street',
    bytes: csv(
      'Name,Address,Address 2,City,State,Zip',
      'Ann Berg,12 Main St,Apt 4,Duluth,MN,55802',
      'Bo Cole,9 Oak Ave,77 Elm Street,Duluth,MN,55803',
    ),
    rows: 2,
    cells: [
      [2, 'streetAddress', '9 Oak Ave'],
      [2, 'notes', 'Other address: 77 Elm Street'],
    ],
    refused: [],
  },
  {
    from: 'a list with Address and Apt, the whole address in one cell',
    bytes: csv('Name,Address,Apt', 'Ann Berg,"12 Main St, Duluth, MN 55802",4', 'Bo Cole,9 Oak Ave,'),
    rows: 2,
    cells: [
      [1, 'streetAddress', '12 Main St, 4'],
      [1, 'city', 'Duluth'],
      [2, 'streetAddress', '9 Oak Ave'],
    ],
    refused: [],
  },
  {
    from: 'a list with Address and Billing Address',
    bytes: csv(
      'Name,Address,Billing Address,City,State,Zip',
      'Ann Berg,12 Main St,PO Box 9,Duluth,MN,55802',
      'Bo Cole,9 Oak Ave,9 Oak Ave,Duluth,MN,55803',
    ),
    rows: 2,
    cells: [
      [1, 'streetAddress', '12 Main St'],
      [1, 'city', 'Duluth'],
      [1, 'notes', 'Other address: PO Box 9'],
      [2, 'streetAddress', '9 Oak Ave'],
    ],
    refused: [],
  },
  {
    from: 'a list with two columns Address',
    bytes: csv('Name,Address,Address,City', 'Ann Berg,12 Main St,Unit 4,Duluth', 'Bo Cole,9 Oak Ave,,Duluth'),
    rows: 2,
    cells: [
      [1, 'streetAddress', '12 Main St, Unit 4'],
      [2, 'streetAddress', '9 Oak Ave'],
    ],
    refused: [],
  },
  {
    from: 'a list with two whole addresses of the same names',
    bytes: csv(
      'Name,Address,City,State,Zip,Address,City,State,Zip',
      'Ann Berg,12 Main St,Duluth,MN,55802,1 Bill Rd,Cloquet,MN,55720',
    ),
    rows: 1,
    cells: [
      [1, 'streetAddress', '12 Main St'],
      [1, 'city', 'Duluth'],
      [1, 'notes', 'Other address: 1 Bill Rd, Cloquet, MN 55720'],
    ],
    refused: [],
  },
  ...(
    ['Property Address', 'Job Address', 'Job Site Address', 'Billing Address', 'Mailing Address'] as const
  ).map((header): CustomerFile => ({
    from: `a list with ${header}, City, State and Zip`,
    bytes: csv(`Name,${header},City,State,Zip`, 'Ann Berg,12 Main St,Duluth,MN,55802'),
    rows: 1,
    cells: [
      [1, 'streetAddress', '12 Main St'],
      [1, 'city', 'Duluth'],
      [1, 'state', 'MN'],
      [1, 'zipcode', '55802'],
      [1, 'notes', ''],
    ],
    refused: [],
  })),
  {
    from: 'a list with a job address, City, State, Zip and a billing address of its own city',
    bytes: csv(
      'Name,Job Address,City,State,Zip,Billing Address,Billing City,Billing State,Billing Zip',
      'Ann Berg,12 Main St,Duluth,MN,55802,1 Bill Rd,Cloquet,MN,55720',
    ),
    rows: 1,
    cells: [
      [1, 'streetAddress', '12 Main St'],
      [1, 'city', 'Duluth'],
      [1, 'notes', 'Other address: 1 Bill Rd, Cloquet, MN 55720'],
    ],
    refused: [],
  },
  {
    from: 'a list with two named addresses and one city',
    bytes: csv('Name,Job Address,Billing Address,City,Zip', 'Ann Berg,12 Main St,1 Bill Rd,Duluth,55802'),
    rows: 1,
    cells: [
      [1, 'streetAddress', '12 Main St'],
      [1, 'city', 'Duluth'],
      [1, 'notes', 'Other address: 1 Bill Rd'],
    ],
    refused: [],
  },
  {
    from: 'a list with a plain address and a job address',
    bytes: csv('Name,Address,City,Zip,Job Address', 'Ann Berg,12 Main St,Duluth,55802,77 Elm Street'),
    rows: 1,
    cells: [
      [1, 'streetAddress', '12 Main St'],
      [1, 'city', 'Duluth'],
      [1, 'notes', 'Other address: 77 Elm Street'],
    ],
    refused: [],
  },
];
