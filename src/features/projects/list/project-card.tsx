import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import { numberText } from '@/domain/core/record-number';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { isLateProject } from '@/domain/projects/progress';
import type { Project } from '@/domain/projects/project';
import type { Day } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';
import { RecordCard } from '@/shared/ui/list/record-card';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { datesText } from '../dates-text';

export type ProjectCardProps = CardState & {
  readonly project: Project;
  readonly now: number;
  readonly today: Day;
  readonly formats: Formats;
  readonly people: string;
};

/** A project on a phone: what, where, when, and its members. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, now, today, formats, people, selected, pending } = props;
  return (
    <RecordCard
      title={project.title}
      to={paths.project(project.uuid)}
      status={
        <>
          <StatusChip status={project.status} />
          {isLateProject(project, today) && <StatusChip status="Late" />}
        </>
      }
      {...{ selected, pending }}
      lines={[
        { icon: Calendar, text: datesText(project, formats, now) || 'No dates', end: numberText(project) },
        { icon: MapPin, text: shortAddress(project) || 'No address' },
        { icon: User, text: people || 'No members' },
      ]}
      foot={project.customerName}
      actions={[]}
    />
  );
}
