import Archive from 'lucide-react/icons/archive';
import Ban from 'lucide-react/icons/ban';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import CircleDot from 'lucide-react/icons/circle-dot';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import FileCheck from 'lucide-react/icons/file-check';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import Hourglass from 'lucide-react/icons/hourglass';
import Link2 from 'lucide-react/icons/link-2';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import PackageOpen from 'lucide-react/icons/package-open';
import Phone from 'lucide-react/icons/phone';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import Receipt from 'lucide-react/icons/receipt';
import SearchCheck from 'lucide-react/icons/search-check';
import Send from 'lucide-react/icons/send';
import Stamp from 'lucide-react/icons/stamp';
import TimerOff from 'lucide-react/icons/timer-off';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';

import type { CustomerTone, ToneColours } from './tokens';

/** A line icon, imported by its path from lucide-react. */
export type LineIcon = typeof Phone;

export type StatusTone = CustomerTone | 'success' | 'attention' | 'error' | 'muted' | 'primary';

export type StatusLook = { tone: StatusTone; icon: LineIcon };

const look = (tone: StatusTone, icon: LineIcon): StatusLook => ({ tone, icon });

/** How each stored status and each derived label looks. A colour never stands alone: every tone has its icon. */
const STATUS_LOOKS = new Map<string, StatusLook>(
  Object.entries({
    // Customers
    'Open Lead': look('open-lead', CircleDot),
    'Not Contacted': look('not-contacted', PhoneMissed),
    Contacted: look('contacted', Phone),
    'Appointment Set': look('appointment-set', CalendarCheck),
    'Pre-Qualified': look('pre-qualified', ClipboardCheck),
    Quoted: look('quoted', FileText),
    'Not Qualified': look('not-qualified', Ban),
    // Tracker stages
    Sold: look('success', Handshake),
    'Permits & Paperwork': look('pre-qualified', Stamp),
    'Materials Ordered': look('contacted', Package),
    Scheduled: look('appointment-set', CalendarClock),
    'In Progress': look('primary', Hammer),
    'Final Inspection': look('pre-qualified', SearchCheck),
    Invoiced: look('quoted', Receipt),
    Complete: look('success', CircleCheck),
    Cancelled: look('not-qualified', CircleX),
    // Jobs
    Unscheduled: look('open-lead', CalendarX),
    'On The Way': look('contacted', Truck),
    'On Hold': look('attention', CirclePause),
    'Pending Approval': look('not-contacted', Hourglass),
    Completed: look('success', CircleCheck),
    // Visits
    Planned: look('appointment-set', CalendarClock),
    Working: look('primary', Hammer),
    // Tasks
    'To Do': look('open-lead', Circle),
    Waiting: look('not-contacted', Hourglass),
    Done: look('success', CircleCheck),
    // Estimates and invoices
    Draft: look('open-lead', FilePen),
    Sent: look('appointment-set', Send),
    Viewed: look('contacted', Eye),
    'Changes Requested': look('not-contacted', FilePen),
    Approved: look('success', FileCheck),
    Declined: look('not-qualified', CircleX),
    Converted: look('success', BadgeCheck),
    Void: look('not-qualified', Ban),
    'Partially Paid': look('contacted', CircleDollarSign),
    Paid: look('success', CircleDollarSign),
    'Written Off': look('not-qualified', Ban),
    // Orders
    Ordered: look('appointment-set', Package),
    Confirmed: look('contacted', PackageCheck),
    'Partially Received': look('pre-qualified', PackageOpen),
    Received: look('success', PackageCheck),
    Returned: look('not-qualified', Undo2),
    Assigned: look('appointment-set', UserCheck),
    Accepted: look('success', UserCheck),
    // Projects
    Planning: look('open-lead', CircleDashed),
    Active: look('primary', CirclePlay),
    // Records put away
    Archived: look('muted', Archive),
    // Derived
    Late: look('attention', Clock),
    Overdue: look('attention', Clock),
    'Due Today': look('attention', Clock),
    Expired: look('not-qualified', TimerOff),
    'Action Required': look('attention', CircleAlert),
    'Ready to Invoice': look('attention', Receipt),
    // Links and invitations
    active: look('success', Link2),
    paused: look('attention', CirclePause),
    requested: look('appointment-set', Hourglass),
    revoked: look('not-qualified', Ban),
    expired: look('not-qualified', TimerOff),
  }),
);

const NEUTRAL: StatusLook = { tone: 'muted', icon: Circle };

/** Colour tone and icon of a status, stage or derived label. Unknown names look neutral. */
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
