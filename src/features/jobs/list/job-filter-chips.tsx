import { JOB_LABELS } from '@/domain/jobs/job-labels';
import type { JobFilters } from '@/domain/jobs/job-filters';
import { JOB_STATUSES } from '@/domain/core/statuses';
import type { Person } from '@/data/employees/use-people';
import { statusLook } from '@/shared/theme/status';
import { FilterChip } from '@/shared/ui/list/filter-chip';

export type JobFilterChipsProps = {
  readonly filters: JobFilters;
  readonly people: readonly Person[];
  readonly onChange: (changes: Partial<JobFilters>) => void;
};

const option = (name: string) => ({ value: name, label: name, icon: statusLook(name).icon });

/** The filter chips of the Open Jobs List. */
export function JobFilterChips({ filters, people, onChange }: JobFilterChipsProps) {
  return (
    <>
      <FilterChip
        label="Status"
        multiple
        options={JOB_STATUSES.map(option)}
        value={filters.statuses}
        onChange={(values) =>
          onChange({ statuses: JOB_STATUSES.filter((status) => values.includes(status)) })
        }
      />
      <FilterChip
        label="Needs you"
        options={JOB_LABELS.map(option)}
        value={filters.label === null ? [] : [filters.label]}
        onChange={([chosen]) => onChange({ label: JOB_LABELS.find((label) => label === chosen) ?? null })}
      />
      <FilterChip
        label="Person"
        options={people.map((person) => ({ value: person.uid, label: person.name }))}
        value={filters.person === null ? [] : [filters.person]}
        onChange={([uid]) => onChange({ person: uid ?? null })}
      />
    </>
  );
}
