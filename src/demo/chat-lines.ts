/** A message of the example chats: `{job}` is the number of a job under way, `{street}` its address. */
export type ChatLine = {
  readonly by: string;
  /** Working days from today; all lie in the past, whatever the time of day. */
  readonly day: number;
  readonly at: string;
  readonly says: string;
};

export type ChatPlan = {
  /** The company of coworkers; '' between connections. */
  readonly owner: string;
  /** '' for two people. */
  readonly group: string;
  readonly people: readonly string[];
  /** How many of the last messages a person has not read. */
  readonly unread: Readonly<Record<string, number>>;
  readonly lines: readonly ChatLine[];
};

const DANA = 'dana-hollis';
const MARCUS = 'marcus-reed';
const PRIYA = 'priya-shah';
const ELENA = 'elena-sato';
const OMAR = 'omar-haddad';
const TOM = 'tom-becker';
const ROSA = 'rosa-lima';
const CARLA = 'carla-voss';
const BEN = 'ben-petersen';

const line = (by: string, day: number, at: string, says: string): ChatLine => ({ by, day, at, says });

/** The conversations of the example businesses: a roofing crew's days, the office, and a roofer nearby. */
export const EXAMPLE_CHATS: readonly ChatPlan[] = [
  {
    owner: DANA,
    group: 'Crew North',
    people: [DANA, ELENA, OMAR, ROSA, TOM],
    unread: { [DANA]: 2, [ELENA]: 3 },
    lines: [
      line(ELENA, -6, '15:42', 'The insurer approved twelve sheets of decking for {street}.'),
      line(TOM, -6, '15:50', 'Good. I take the OSB on the first load then.'),
      line(OMAR, -5, '06:48', 'Frost on the ladder feet this morning. Salt is in the blue bin.'),
      line(ROSA, -5, '16:20', 'South slope is off and dried in. Two squares left on the dormer.'),
      line(OMAR, -3, '07:05', 'Wind up to 30 mph after lunch. No sheets on the ridge past noon, please.'),
      line(TOM, -3, '12:10', 'Everything is tied down. We do the gutters instead.'),
      line(DANA, -2, '07:12', 'This is the one for today: #{job}. The client is home from noon.'),
      line(OMAR, -2, '09:12', 'South slope is off, dry so far.'),
      line(ROSA, -2, '09:21', 'Seven sheets are soft around the vent.'),
      line(
        DANA,
        -2,
        '09:26',
        'Replace them, that is within the allowance. @Omar Haddad photos first, please.',
      ),
      line(OMAR, -2, '09:40', 'Photos are on the job.'),
      line(DANA, -1, '06:55', 'Great work yesterday. Chimney flashing today, then the inspection.'),
      line(TOM, -1, '14:35', 'Flashing is in. We need one more roll of ice shield for the valley.'),
      line(
        ROSA,
        -1,
        '15:02',
        '@Dana Hollis the client asks whether we can take the old satellite dish down too.',
      ),
      line(TOM, -1, '15:10', 'Ladders are back in the van. See you all at seven.'),
    ],
  },
  {
    owner: DANA,
    group: 'Office',
    people: [DANA, ELENA, MARCUS, PRIYA],
    unread: { [DANA]: 1, [MARCUS]: 1 },
    lines: [
      line(ELENA, -4, '08:05', 'The adjuster comes on Thursday at ten. Who meets them on the roof?'),
      line(MARCUS, -4, '08:12', 'I do. I know the house.'),
      line(DANA, -4, '08:15', 'Take the drone, the north side is steep.'),
      line(PRIYA, -2, '11:30', 'Three calls about the hail on Saturday. I put them in as leads.'),
      line(ELENA, -2, '11:41', 'Thank you. I book the first two for Monday.'),
      line(PRIYA, -1, '12:02', 'Payroll goes out at noon tomorrow. Please close your hours tonight.'),
    ],
  },
  {
    owner: DANA,
    group: 'Yard and deliveries',
    people: [DANA, OMAR, TOM],
    unread: {},
    lines: [
      line(OMAR, -3, '06:30', 'Shingles for #{job} arrive between eight and nine. The forklift is charged.'),
      line(TOM, -3, '09:14', 'Loaded and signed for. One bundle was torn, they credit it.'),
      line(DANA, -3, '09:20', 'Thanks. I note it for the invoice.'),
    ],
  },
  {
    owner: DANA,
    group: '',
    people: [DANA, MARCUS],
    unread: { [DANA]: 2 },
    lines: [
      line(DANA, -3, '17:05', 'How did it go with the Pettigrews?'),
      line(MARCUS, -3, '17:20', 'They want to sleep on it. I send them the two options tonight.'),
      line(MARCUS, -1, '08:50', 'Pettigrew signed this morning. Full replacement, Onyx Black.'),
      line(MARCUS, -1, '08:52', 'They would like us to start before the first snow.'),
    ],
  },
  {
    owner: DANA,
    group: '',
    people: [DANA, ELENA],
    unread: {},
    lines: [
      line(ELENA, -2, '08:21', 'The permit for {street} is here. I put it with the files.'),
      line(DANA, -2, '08:28', 'Perfect.'),
      line(DANA, -2, '08:30', 'Can you send me the claim number as well, please?'),
      line(ELENA, -2, '08:36', '4417-B. It is on the tracker now.'),
    ],
  },
  {
    owner: DANA,
    group: '',
    people: [DANA, PRIYA],
    unread: {},
    lines: [
      line(PRIYA, -4, '13:15', 'I moved the Bellamy appointment to Wednesday, they have a funeral.'),
      line(DANA, -4, '13:31', 'Of course. Tell them there is no hurry at all.'),
    ],
  },
  {
    owner: DANA,
    group: '',
    people: [DANA, TOM],
    unread: {},
    lines: [
      line(TOM, -5, '16:40', 'The nail gun on van 2 jams again. I take it in tomorrow.'),
      line(DANA, -5, '16:44', 'Buy a second one, we need a spare anyway.'),
      line(TOM, -5, '16:45', 'Will do. See you at the yard.'),
    ],
  },
  {
    owner: DANA,
    group: '',
    people: [ROSA, TOM],
    unread: { [ROSA]: 1 },
    lines: [
      line(ROSA, -2, '18:02', 'Did I leave my harness in your van?'),
      line(TOM, -2, '18:15', 'Yes, on the front seat. I bring it in the morning.'),
    ],
  },
  {
    owner: '',
    group: '',
    people: [CARLA, DANA],
    unread: { [CARLA]: 1 },
    lines: [
      line(
        DANA,
        -6,
        '10:04',
        'Carla, we are full until the end of the month. Would you take a small one near you?',
      ),
      line(CARLA, -6, '10:40', 'Gladly. Send it over and I call them today.'),
      line(DANA, -6, '10:42', 'Handed over. Thank you!'),
      line(CARLA, -2, '16:08', 'They were happy. Two pipe boots and a bit of ridge, done by lunch.'),
      line(DANA, -1, '09:15', 'Wonderful. I owe you a coffee, or a storm.'),
    ],
  },
  {
    owner: CARLA,
    group: '',
    people: [BEN, CARLA],
    unread: { [CARLA]: 1 },
    lines: [
      line(CARLA, -2, '06:58', 'Bring the long ladder today, the short one will not reach the eaves.'),
      line(BEN, -2, '07:01', 'Already on the rack.'),
      line(BEN, -1, '15:30', 'Done here. The client asks for your number, is that all right?'),
    ],
  },
];
