import type { CustomerFile } from './customer-file';

const csv = (...lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);

/** Customers as field service programs export them, with the columns that these have and we do not. */
export const OWNER_FILES: readonly CustomerFile[] = [
  {
    from: 'ServiceTitan: names turned round, lists in cells, work that is done',
    bytes: csv(
      'Customer Name,Customer Type,Location Name,Location Address,Location City,Location State,Location Zip,Billing Address,Phone Numbers,Email Addresses,Completed Jobs,Lifetime Revenue,Last Job Date,Do Not Mail',
      '"Hendricks, Paul",Residential,Hendricks Home,"Paul Hendricks, 233 Sherwood Dr",Naperville,IL,60540,"PO Box 881, Naperville, IL 60566","630-555-0111, 630-555-0112",paul.h@mail.example; office@mail.example,3,"$24,310.50",11/02/2025,FALSE',
      'St. Luke’s Lutheran Church,Commercial,Parish Hall,1500 W Elmdale Ave,Chicago,IL,60660,"1500 W Elmdale Ave, Chicago, IL 60660",773-555-0113,office@stlukes.example,1,"$88,000.00",06/15/2024,TRUE',
      '"De la Cruz, Maria Elena",Residential,,18 Oak Ter,Skokie,IL,60076,"18 Oak Ter, Skokie, IL 60076",(847) 555-0114 (cell),,0,$0.00,,',
    ),
    rows: 3,
    questions: [
      'Are the names in “Customer Name” written with the last name first?',
      '4 columns have no field here. Where do they go?',
    ],
    cells: [
      [1, 'name', 'Paul Hendricks'],
      [1, 'streetAddress', '233 Sherwood Dr'],
      [1, 'phoneAlt', '630-555-0112'],
      [1, 'listOrganizer', 'Sold'],
      [1, 'soldAt', Date.UTC(2025, 10, 2, 15)],
      [
        1,
        'notes',
        'Customer Type: Residential\nLocation Name: Hendricks Home\nCompleted Jobs: 3\nDo Not Mail: FALSE\nE-mail: office@mail.example\nOther address: PO Box 881, Naperville, IL 60566',
      ],
      [2, 'name', 'St. Luke’s Lutheran Church'],
      [3, 'name', 'Maria Elena De la Cruz'],
      [3, 'phone', '(847) 555-0114'],
      [3, 'listOrganizer', 'Open'],
    ],
    refused: [],
  },
  {
    from: 'Housecall Pro: display names beside first and last ones',
    bytes: csv(
      'Customer ID,First Name,Last Name,Display Name,Company,Email,Mobile Number,Home Number,Work Number,Customer Type,Street Line 1,Street Line 2,City,State,Zip,Lead Source,Customer Tags,Notes,Do Not Service,Created At',
      'cus_01,Darlene,Kowalczyk,Darlene Kowalczyk,,darlene.k@mail.example,7735550101,7735550102,,homeowner,5512 N Milwaukee Ave,Unit 3B,Chicago,IL,60630,Angi,"hail 2026, repeat","Gate code 4471, dog in yard",No,2025-04-02 11:20 AM',
      'cus_02,Luis,Ortega,Ortega Property Mgmt,Ortega Property Mgmt LLC,luis@ortegapm.example,(773) 555-0103,,773-555-0104 ext. 12,business,980 W Randolph St,Suite 400,Chicago,IL,60607,Referral,commercial,,No,2025-05-12 9:05 AM',
      'cus_03,Peggy,Shea,The Shea House,,,,847-555-0105,,homeowner,77 Elm Pl,,Evanston,IL,60201,,,,Yes,2024-11-30 4:45 PM',
    ),
    rows: 3,
    questions: ['2 columns have no field here. Where do they go?'],
    cells: [
      [1, 'streetAddress', '5512 N Milwaukee Ave, Unit 3B'],
      [1, 'tags', ['hail 2026', 'repeat']],
      [1, 'notes', 'Customer Type: homeowner\nNotes: Gate code 4471, dog in yard\nDo Not Service: No'],
      [2, 'name', 'Luis Ortega'],
      [2, 'companyName', 'Ortega Property Mgmt LLC'],
      [2, 'phoneAlt', '773-555-0104 ext. 12'],
      [3, 'name', 'The Shea House'],
      [3, 'notes', 'Customer Type: homeowner\nDo Not Service: Yes\nName: Peggy Shea'],
    ],
    refused: [],
  },
  {
    from: 'a spreadsheet with abbreviated headers',
    bytes: csv(
      'Full Name,Cell Phone,Other Phone,Email Address,Job Site Address,Unit,Town,ST,Zip Code,Stage,Est. Value,Rep,Created,Roof Type,Comments',
      'William Jones,773-555-0000,(312) 555-0000,,100 W Diversey Ave,#0,Cicero,IL,60600,New,"$5,000",Dee,01/01/2025,TPO,"Hail damage, north slope"',
      'Mary Williams,773-555-0004,,mary@big.example,104 W Diversey Ave,#4,Cicero,IL,60604,Sold,"$5,028",Shah,05/05/2025,TPO,',
      'Susan Moss,773-555-0005,,,105 W Diversey Ave,,Chicago,IL,60605,Lost,"$5,035",Dee,06/06/2025,Asphalt,',
      'Ann Moss,773-555-0006,,,106 W Diversey Ave,,Chicago,IL,60605,Quoted,"$5,035","Shah, Priya",06/13/2025,Asphalt,',
    ),
    rows: 4,
    questions: ['One column has no field here. Where does it go?'],
    cells: [
      [1, 'phoneAlt', '(312) 555-0000'],
      [1, 'streetAddress', '100 W Diversey Ave, #0'],
      [1, 'city', 'Cicero'],
      [1, 'state', 'IL'],
      [1, 'notes', 'Roof Type: TPO\nComments: Hail damage, north slope\nRep: Dee'],
      [2, 'listOrganizer', 'Sold'],
      [2, 'soldAt', Date.UTC(2025, 4, 5, 14)],
      [3, 'customerStatus', 'Not Qualified'],
      [4, 'salesperson', 'p1'],
    ],
    refused: [],
  },
];
