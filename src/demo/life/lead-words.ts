/** First words of a caller, by the request. */
export const ASKS: Readonly<Record<string, readonly string[]>> = {
  'Full replacement': [
    'Roof is 24 years old, granules in the gutters. Wants a price for shingles and one for metal.',
    'Bought the house last year, the inspector gave the roof two winters. In no hurry.',
    'Two layers up there. Asked whether we take both off.',
  ],
  Repair: [
    'Stain on the bedroom ceiling after the last rain, near the chimney.',
    'Lost a few shingles on the north side in Tuesday’s wind.',
    'Drip around the bathroom vent when the snow melts.',
  ],
  Inspection: [
    'Selling in spring and wants a report for the buyers.',
    'Insurance asks for an inspection before it renews.',
  ],
  'Storm damage': [
    'Hail last week. The neighbor already has an adjuster coming.',
    'A branch went through the porch roof, tarped for now.',
  ],
  Gutters: ['Gutter over the garage pulled loose.', 'Wants leaf guards on the back of the house.'],
  Siding: ['South wall faded and two boards split.', 'Asked for vinyl, maybe steel on the garage.'],
  Skylight: ['Old skylight fogs up, wants it replaced with one that opens.', 'Leaks at the lower corner.'],
  Maintenance: [
    'Flat roof of the shop, wants someone to look every spring and fall.',
    'Moss on the north slope.',
  ],
};

export const MISSED = [
  'No answer.',
  'Rang through. Try in the evening.',
  'Busy at work, asked to call after five.',
] as const;

export const VOICEMAIL = [
  'Left our number and when we are in the area.',
  'Left a message, second try.',
] as const;

export const REACHED = [
  'Nice talk. Works from home, any morning is fine.',
  'Wants to be there when we look. Husband decides with her.',
  'Has one other quote. Cares more about the warranty than the price.',
  'Asked about financing. Told them half at the start, the rest when done.',
  'Can park in the alley, ladder goes up at the back.',
] as const;

export const MET = [
  'Measured it, photos are in the files. Decking felt soft at one valley.',
  'Walked the roof together. Wants ice and water shield on all eaves.',
  'Flashing at the chimney is done for, step flashing too. Told them why.',
  'Attic is dry, ventilation is poor. Recommended a ridge vent.',
] as const;

export const QUOTED = [
  'Sent the quote, good for 30 days.',
  'Went through the quote at the kitchen table. They want to sleep on it.',
  'Quote sent with two shingle lines to choose from.',
] as const;

/** Reasons why a lead is not qualified, with notes. */
export const NOT_QUALIFIED = [
  { reason: 'Out of area', note: 'Two hours each way. Gave them the number of a roofer up there.' },
  { reason: 'Price', note: 'Has a quote for half of ours.' },
  { reason: 'Timing', note: 'Not before next summer. Asked us to call in April.' },
  { reason: 'No answer', note: 'Five tries in three weeks.' },
  { reason: 'Competitor', note: 'Went with the roofer of their neighbor.' },
  { reason: 'Insurance denied', note: 'The adjuster found wear, no storm damage.' },
] as const;

/** Notes about a house for the visit. */
export const HOUSE_NOTES = [
  'Dog in the yard. Call before coming.',
  'Park on the street, the driveway slopes.',
  'Works nights, no calls before noon.',
  'Side gate sticks, lift and push.',
  'Garden beds along the south wall, cover them.',
  'Text rather than call.',
] as const;
