import type { CardColour } from '@/domain/boards/board';
import type { RoofPicture } from './pictures/roof-pictures';

/** A card of the example board. `job` counts the open jobs of its list's status, `due` working days from today. */
export type CardPlan = {
  readonly list: number;
  readonly name: string;
  readonly job?: number;
  readonly says?: string;
  readonly cover?: CardColour;
  /** Drawn photos; the first is the cover. */
  readonly photos?: readonly RoofPicture[];
  readonly labels?: readonly string[];
  readonly due?: number;
  readonly members?: readonly string[];
  readonly items?: readonly string[];
  /** Ticked items, from the first. */
  readonly done?: number;
  readonly comments?: readonly (readonly [by: string, message: string])[];
};

const [DANA, MARCUS, PRIYA, ELENA] = ['dana-hollis', 'marcus-reed', 'priya-shah', 'elena-sato'];
const [OMAR, TOM, ROSA] = ['omar-haddad', 'tom-becker', 'rosa-lima'];

/** The roofing week on the production board, list by list. */
export const PRODUCTION_CARDS: readonly CardPlan[] = [
  {
    list: 0,
    name: '{client}, full replacement',
    job: 0,
    labels: ['insurance'],
    due: 2,
    members: [MARCUS, ELENA],
    items: [
      'Measurements checked on the roof',
      'Color confirmed by the client',
      'Order sent',
      'Permit applied for',
    ],
    done: 1,
    comments: [[ELENA, 'The adjuster comes back on the ridge vent. Please wait with the order until noon.']],
  },
  {
    list: 0,
    name: 'Lakeside duplex, decking',
    photos: ['damage'],
    labels: ['decking'],
    due: -1,
    members: [TOM],
    items: ['Count the soft sheets', 'Order 14 sheets of 7/16 OSB', 'Book the lift'],
    comments: [[TOM, 'Two more sheets are soft behind the chimney.']],
  },
  {
    list: 0,
    name: 'Church, copper valleys',
    labels: ['permit'],
    due: 6,
    members: [PRIYA, OMAR],
    items: ['Quote from the sheet metal shop', 'Historic review'],
    done: 1,
  },
  {
    list: 1,
    name: '{client}, shingles and underlayment',
    job: 0,
    cover: 'blue',
    labels: ['storm'],
    due: 1,
    members: [MARCUS, TOM],
    items: ['Shingles', 'Ice and water shield', 'Drip edge', 'Ridge cap'],
    done: 3,
    comments: [
      [MARCUS, 'The yard has Onyx Black for Thursday only. I reserved 62 bundles.'],
      [DANA, 'Good. Keep the delivery on the driveway, the lawn is soft.'],
    ],
  },
  {
    list: 1,
    name: 'Brightwater HOA, gutters',
    labels: ['permit'],
    due: 4,
    members: [PRIYA],
    items: ['6-inch gutters, 240 ft', 'Downspouts, 11', 'Leaf guards'],
    done: 1,
  },
  {
    list: 2,
    name: '{client}, tear-off and re-roof',
    job: 1,
    labels: ['insurance'],
    due: 1,
    members: [ROSA, TOM],
    items: ['Dumpster booked', 'Neighbors told', 'Tarps on the truck', 'Weather checked'],
    done: 3,
    comments: [[ROSA, 'Start is 7:30. The driveway stays free until the dumpster is there.']],
  },
  {
    list: 2,
    name: 'Bellamy Dental, flat roof membrane',
    labels: ['permit', 'call-client'],
    due: 3,
    members: [OMAR],
    items: ['Weekend access agreed', 'Fire watch booked'],
  },
  {
    list: 3,
    name: '{client}, storm repair',
    job: 0,
    photos: ['half', 'stripped'],
    labels: ['storm', 'insurance'],
    due: 0,
    members: [ROSA, OMAR],
    says: 'Hail took the south slope. Tear off both slopes, replace up to 12 sheets of decking, ice and water shield two courses at the eaves.',
    items: [
      'Dumpster in the alley, tarps on the hedge',
      'Tear off the south slope',
      'Replace decking around the vent',
      'Ice and water shield, two courses',
      'Magnet sweep of lawn and driveway',
    ],
    done: 2,
    comments: [
      [ELENA, 'The insurer approved the claim. Up to 12 sheets of decking are covered.'],
      [ROSA, 'Seven sheets are gone around the vent. All right to replace them now?'],
      [DANA, 'Yes, within the allowance. Please take photos before you cover them.'],
      [OMAR, 'Photos are up. New sheets go down after the break.'],
    ],
  },
  {
    list: 3,
    name: 'Carter, chimney flashing',
    photos: ['chimney'],
    labels: ['warranty'],
    due: 0,
    members: [OMAR, TOM],
    items: ['Step flashing', 'Counter flashing', 'Water test'],
    done: 2,
  },
  {
    list: 3,
    name: 'Tran, skylight reseal',
    labels: ['call-client'],
    due: -2,
    members: [ROSA],
    comments: [[ROSA, 'Nobody was in on Friday. I call again before lunch.']],
  },
  {
    list: 4,
    name: '{client}, final walk',
    job: 0,
    photos: ['done', 'before'],
    labels: ['insurance'],
    due: -1,
    members: [ROSA, ELENA],
    items: ['Magnet sweep', 'Gutters clean', 'Photos of all slopes', 'Warranty letter'],
    done: 4,
  },
  {
    list: 4,
    name: 'Berg, warranty letter and photos',
    labels: ['warranty'],
    due: 1,
    members: [ELENA],
    items: ['Photos', 'Letter signed', 'Sent to the client'],
    done: 2,
  },
];
