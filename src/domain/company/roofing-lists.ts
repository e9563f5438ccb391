import { SUB_STATUS_COLOURS } from '../core/sub-statuses';
import type { SubStatusNoun } from '../core/noun-names';
import type { SubStatus, SubStatusColour } from '../core/sub-statuses';
import type { TaskTemplate } from './task-templates';

/** Usual lists of roofers, to adopt and edit. Short on purpose: users choose a sub-status often. */

const sub = (noun: SubStatusNoun, status: string, label: string, colour: SubStatusColour) => ({
  noun,
  status,
  label,
  colour,
});

const [grey, blue, teal, green, violet, rose] = SUB_STATUS_COLOURS;

const SUB_STATUSES: readonly Omit<SubStatus, 'id'>[] = [
  sub('customer', 'Not Contacted', 'Left voicemail', rose),
  sub('customer', 'Not Contacted', 'Texted', blue),
  sub('customer', 'Contacted', 'Call back later', grey),
  sub('customer', 'Contacted', 'Waiting on insurance', violet),
  sub('customer', 'Quoted', 'Thinking it over', grey),
  sub('customer', 'Quoted', 'Comparing quotes', rose),
  sub('tracker', 'Permits & Paperwork', 'Permit applied for', blue),
  sub('tracker', 'Permits & Paperwork', 'Permit granted', green),
  sub('tracker', 'Materials Ordered', 'On backorder', rose),
  sub('tracker', 'Materials Ordered', 'Delivered', teal),
  sub('tracker', 'Invoiced', 'Waiting on insurance', violet),
  sub('job', 'Unscheduled', 'Waiting for the client', grey),
  sub('job', 'On Hold', 'Ready again', green),
  sub('job', 'Pending Approval', 'Photos missing', rose),
];

const TEMPLATES: readonly Omit<TaskTemplate, 'id'>[] = [
  {
    name: 'Roof inspection',
    jobType: 'Inspection',
    steps: [
      'Photos of all slopes',
      'Check flashings and vents',
      'Check the attic for moisture',
      'Measure the roof',
      'Talk the findings over with the client',
    ],
  },
  {
    name: 'Tear-off day',
    jobType: 'Tear-off',
    steps: [
      'Cover the garden and the AC unit',
      'Place the dumpster',
      'Strip all slopes',
      'Check the decking',
      'Dry in before dark',
      'Magnet sweep of the yard',
    ],
  },
  {
    name: 'Install day',
    jobType: 'Install',
    steps: [
      'Check the delivery against the order',
      'Ice and water shield, underlayment',
      'Drip edge and starter course',
      'Shingles, all slopes',
      'Flashings, vents and ridge',
      'Clean the gutters',
      'Magnet sweep of the yard',
      'Photos of the finished roof',
    ],
  },
  {
    name: 'Repair visit',
    jobType: 'Repair',
    steps: ['Photos before', 'Find where the water comes in', 'Repair and seal', 'Photos after'],
  },
];

/** Usual sub-statuses, each with a new id. */
export function roofingSubStatuses(newId: () => string): readonly SubStatus[] {
  return SUB_STATUSES.map((one) => ({ id: newId(), ...one }));
}

/** Usual templates for the business's job types. */
export function roofingTemplates(jobTypes: readonly string[], newId: () => string): readonly TaskTemplate[] {
  return TEMPLATES.filter(({ jobType }) => jobTypes.includes(jobType)).map((one) => ({
    id: newId(),
    ...one,
  }));
}
