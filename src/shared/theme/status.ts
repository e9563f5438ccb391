import { __iconData as archive } from 'lucide-react/icons/archive';
import { __iconData as ban } from 'lucide-react/icons/ban';
import { __iconData as badgeCheck } from 'lucide-react/icons/badge-check';
import { __iconData as calendarCheck } from 'lucide-react/icons/calendar-check';
import { __iconData as calendarClock } from 'lucide-react/icons/calendar-clock';
import { __iconData as calendarX } from 'lucide-react/icons/calendar-x';
import { __iconData as circle } from 'lucide-react/icons/circle';
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { __iconData as circleDashed } from 'lucide-react/icons/circle-dashed';
import { __iconData as circleDollarSign } from 'lucide-react/icons/circle-dollar-sign';
import { __iconData as circleDot } from 'lucide-react/icons/circle-dot';
import { __iconData as circlePause } from 'lucide-react/icons/circle-pause';
import { __iconData as circlePlay } from 'lucide-react/icons/circle-play';
import { __iconData as circleX } from 'lucide-react/icons/circle-x';
import { __iconData as clipboardCheck } from 'lucide-react/icons/clipboard-check';
import { __iconData as clock } from 'lucide-react/icons/clock';
import { __iconData as eye } from 'lucide-react/icons/eye';
import { __iconData as fileCheck } from 'lucide-react/icons/file-check';
import { __iconData as filePen } from 'lucide-react/icons/file-pen';
import { __iconData as fileText } from 'lucide-react/icons/file-text';
import { __iconData as hammer } from 'lucide-react/icons/hammer';
import { __iconData as handshake } from 'lucide-react/icons/handshake';
import { __iconData as hourglass } from 'lucide-react/icons/hourglass';
import { __iconData as link2 } from 'lucide-react/icons/link-2';
import { __iconData as parcel } from 'lucide-react/icons/package';
import { __iconData as packageCheck } from 'lucide-react/icons/package-check';
import { __iconData as packageOpen } from 'lucide-react/icons/package-open';
import { __iconData as phone } from 'lucide-react/icons/phone';
import { __iconData as phoneMissed } from 'lucide-react/icons/phone-missed';
import { __iconData as receipt } from 'lucide-react/icons/receipt';
import { __iconData as searchCheck } from 'lucide-react/icons/search-check';
import { __iconData as send } from 'lucide-react/icons/send';
import { __iconData as stamp } from 'lucide-react/icons/stamp';
import { __iconData as timerOff } from 'lucide-react/icons/timer-off';
import { __iconData as truck } from 'lucide-react/icons/truck';
import { __iconData as undo2 } from 'lucide-react/icons/undo-2';
import { __iconData as userCheck } from 'lucide-react/icons/user-check';

import type { LucideIconData } from 'lucide-react/types';

import { linePath, type LinePath } from './line-icon';
import type { CustomerTone, ToneColours } from './tokens';

export type StatusTone = CustomerTone | 'success' | 'attention' | 'error' | 'muted' | 'primary';

export type StatusLook = { tone: StatusTone; icon: LinePath };

const look = (tone: StatusTone, icon: LucideIconData): StatusLook => ({ tone, icon: linePath(icon) });

/** The look of each stored status and derived label. Colour is never the only sign: every tone has its icon. */
const STATUS_LOOKS = new Map<string, StatusLook>(
  Object.entries({
    // Customers
    'Open Lead': look('open-lead', circleDot),
    'Not Contacted': look('not-contacted', phoneMissed),
    Contacted: look('contacted', phone),
    'Appointment Set': look('appointment-set', calendarCheck),
    'Pre-Qualified': look('pre-qualified', clipboardCheck),
    Quoted: look('quoted', fileText),
    'Not Qualified': look('not-qualified', ban),
    // Tracker stages
    Sold: look('success', handshake),
    'Permits & Paperwork': look('pre-qualified', stamp),
    'Materials Ordered': look('contacted', parcel),
    Scheduled: look('appointment-set', calendarClock),
    'In Progress': look('primary', hammer),
    'Final Inspection': look('pre-qualified', searchCheck),
    Invoiced: look('quoted', receipt),
    Complete: look('success', circleCheck),
    Cancelled: look('not-qualified', circleX),
    // Jobs
    Unscheduled: look('open-lead', calendarX),
    'On The Way': look('contacted', truck),
    'On Hold': look('attention', circlePause),
    'Pending Approval': look('not-contacted', hourglass),
    Completed: look('success', circleCheck),
    // Visits
    Planned: look('appointment-set', calendarClock),
    Working: look('primary', hammer),
    // Tasks
    'To Do': look('open-lead', circle),
    Waiting: look('not-contacted', hourglass),
    Done: look('success', circleCheck),
    // Estimates and invoices
    Draft: look('open-lead', filePen),
    Sent: look('appointment-set', send),
    Viewed: look('contacted', eye),
    'Changes Requested': look('not-contacted', filePen),
    Approved: look('success', fileCheck),
    Declined: look('not-qualified', circleX),
    Converted: look('success', badgeCheck),
    Void: look('not-qualified', ban),
    'Partially Paid': look('contacted', circleDollarSign),
    Paid: look('success', circleDollarSign),
    Asked: look('appointment-set', hourglass),
    Refused: look('not-qualified', circleX),
    'Part billed': look('contacted', receipt),
    Billed: look('appointment-set', receipt),
    'Written Off': look('not-qualified', ban),
    // Orders
    Ordered: look('appointment-set', parcel),
    Confirmed: look('contacted', packageCheck),
    'Partially Received': look('pre-qualified', packageOpen),
    Received: look('success', packageCheck),
    Returned: look('not-qualified', undo2),
    Assigned: look('appointment-set', userCheck),
    Accepted: look('success', userCheck),
    // Projects
    Planning: look('open-lead', circleDashed),
    Active: look('primary', circlePlay),
    // Archived records
    Archived: look('muted', archive),
    // Derived
    Late: look('attention', clock),
    Overdue: look('attention', clock),
    'Due Today': look('attention', clock),
    Expired: look('not-qualified', timerOff),
    'Follow up': look('attention', clock),
    'Action Required': look('attention', circleAlert),
    'Ready to Invoice': look('attention', receipt),
    // Links and invitations
    active: look('success', link2),
    paused: look('attention', circlePause),
    requested: look('appointment-set', hourglass),
    revoked: look('not-qualified', ban),
    expired: look('not-qualified', timerOff),
  }),
);

const NEUTRAL: StatusLook = { tone: 'muted', icon: linePath(circle) };

/** Colour tone and icon of a status, stage or derived label; neutral for unknown names. */
export function statusLook(status: string): StatusLook {
  return STATUS_LOOKS.get(status) ?? NEUTRAL;
}

const edge = (ink: string): string => `color-mix(in srgb, ${ink} 40%, var(--jl-paper))`;

/** The colours of a tone as references to the theme's custom properties. */
export function toneColour(tone: StatusTone): ToneColours {
  switch (tone) {
    case 'success':
    case 'attention':
    case 'error':
    case 'primary': {
      const ink = `var(--jl-${tone})`;
      return { ink, fill: `var(--jl-${tone}-tint)`, edge: edge(ink) };
    }
    case 'muted':
      return { ink: 'var(--jl-muted)', fill: 'var(--jl-bg)', edge: 'var(--jl-divider)' };
    default:
      return {
        ink: `var(--jl-st-${tone})`,
        fill: `var(--jl-st-${tone}-fill)`,
        edge: `var(--jl-st-${tone}-edge)`,
      };
  }
}
