import { readListed } from '@/data/live/read-listed';
import type { ListAsked } from '@/data/live/use-listed';
import { projectList } from '@/data/projects/project-list';
import { projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import type { CsvFile } from '@/features/lists/public';
import { addressCsv, csvFields } from '@/shared/format/csv-fields';
import { amountText, listedCsv } from '@/shared/format/work-csv';

const { text } = csvFields(projectShape);

/** A CSV file of a list of projects, or of the picked ones. */
export function projectCsv(of: readonly Project[] | ListAsked<Project>): CsvFile<Project> {
  return {
    read: (reading) => readListed(reading, projectList, of),
    priced: 'project',
    columns: (context) => {
      const { country, amounts } = context;
      const { number, since, people, created } = listedCsv(projectShape, context);
      const budget = ({ uuid }: Project) => amountText(amounts?.get(uuid));
      return [
        number,
        text('title'),
        text('customerName'),
        ...addressCsv(projectShape, country),
        text('status'),
        text('statusReason'),
        since,
        text('startOn'),
        text('endOn'),
        text('description'),
        people,
        created,
        ...(amounts ? [{ heading: 'Budget', text: budget }] : []),
      ];
    },
  };
}
