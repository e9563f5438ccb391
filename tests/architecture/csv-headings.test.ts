import { makeCustomer } from '@tests/factories/records';
import { describe, expect, it } from 'vitest';
import { csvCells } from '@/domain/format/csv-export';
import type { CsvColumn } from '@/domain/format/csv-export';
import { customerCsvColumns } from '@/features/customers/export/customer-csv';
import { jobCsv } from '@/features/jobs/list/job-csv';
import { projectCsv } from '@/features/projects/list/project-csv';
import { taskCsv } from '@/features/tasks/list/task-csv';
import { trackerCsv } from '@/features/trackers/list/tracker-csv';
import type { CsvContext } from '@/shared/format/work-csv';

const context: CsvContext = {
  zone: 'UTC',
  country: 'US',
  customFields: [],
  subStatuses: [],
  names: new Map(),
  amounts: new Map(),
};

const headingsOf = <Row>(columns: readonly CsvColumn<Row>[]) => columns.map(({ heading }) => heading);

const FILES = {
  customers: headingsOf(customerCsvColumns(context)),
  jobs: headingsOf(jobCsv([]).columns(context)),
  projects: headingsOf(projectCsv([]).columns(context)),
  tasks: headingsOf(taskCsv([]).columns(context)),
  trackers: headingsOf(trackerCsv([]).columns(context)),
};

describe('the headings of exported lists', () => {
  it.each(Object.entries(FILES))('differ: %s', (_file, headings) => {
    expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
  });

  it('differ from those of fields that a business calls alike, and hold the estimated value', () => {
    const field = { key: 'k', label: 'Salesperson', kind: 'text', options: [] } as const;
    const customer = makeCustomer({ name: '=Equals Roofing', customFields: { k: 'Dee' } });
    const columns = customerCsvColumns({
      ...context,
      customFields: [field],
      amounts: new Map([[customer.uuid, 450_050]]),
    });
    const [headings = [], cells = []] = csvCells(columns, [customer]);
    const cell = (heading: string) => cells[headings.indexOf(heading)];
    expect(cell('Salesperson (2)')).toBe('Dee');
    expect(cell('Estimated value')).toBe('4500.50');
    expect(cell('Name')).toBe("'=Equals Roofing");
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('leave amounts out for users who may not see any', () => {
    expect(headingsOf(customerCsvColumns({ ...context, amounts: null }))).not.toContain('Estimated value');
  });
});
