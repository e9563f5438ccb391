import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { projectList } from '@/data/projects/project-list';
import { numberText } from '@/domain/core/record-number';
import { conventionsOf } from '@/domain/format/conventions';
import { plainAmount } from '@/domain/money/plain-amount';
import type { Project } from '@/domain/projects/project';
import { dayOf } from '@/domain/time/time';
import type { CsvFile } from '@/features/lists/public';

/** A CSV file of a list of projects, or of the picked ones. */
export function projectCsv(of: readonly Project[] | ListAsked<Project>): CsvFile<Project> {
  return {
    read: (reading) => readListed(reading, projectList, of),
    priced: 'project',
    columns: ({ zone, country, names, amounts }) => {
      const { address } = conventionsOf(country);
      const budget = ({ uuid }: Project) => {
        const cents = amounts?.get(uuid);
        return cents === undefined ? '' : plainAmount(cents);
      };
      return [
        { heading: 'Number', text: numberText },
        { heading: 'Title', text: (project) => project.title },
        { heading: 'Client', text: (project) => project.customerName },
        { heading: 'Street', text: (project) => project.streetAddress },
        { heading: 'City', text: (project) => project.city },
        { heading: address.state, text: (project) => project.state },
        { heading: address.zipcode, text: (project) => project.zipcode },
        { heading: 'Status', text: (project) => project.status },
        { heading: 'Reason', text: (project) => project.statusReason },
        { heading: 'Since', text: (project) => dayOf(project.statusAt, zone) },
        { heading: 'Start', text: (project) => project.startOn },
        { heading: 'End', text: (project) => project.endOn },
        { heading: 'Description', text: (project) => project.description },
        {
          heading: 'Members',
          text: (project) => project.assignees.flatMap((uid) => names.get(uid)?.name ?? []).join(', '),
        },
        { heading: 'Created', text: (project) => dayOf(project.createdAt, zone) },
        ...(amounts ? [{ heading: 'Budget', text: budget }] : []),
      ];
    },
  };
}
