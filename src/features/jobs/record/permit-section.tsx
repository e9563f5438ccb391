import { isDay } from '@/domain/core/calendar-day';
import { ROOF_FACTS, roofFactProblem, withRoofFact } from '@/domain/jobs/roof-facts';
import type { RoofFacts } from '@/domain/jobs/roof-facts';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Facts, SideSection } from '@/shared/ui/record/facts';

export type PermitSectionProps = {
  readonly roof: RoofFacts;
  readonly mayEdit: boolean;
  readonly onChange: (roof: RoofFacts) => void;
};

/** Material, permit and warranty of a job, each edited in place. */
export function PermitSection({ roof, mayEdit, onChange }: PermitSectionProps) {
  const formats = useFormat();
  return (
    <SideSection title="Material, permit, warranty">
      <Facts>
        {ROOF_FACTS.map((fact) => {
          const value = roof[fact.key] ?? '';
          return (
            <EditableFact
              key={fact.key}
              label={fact.label}
              type={fact.isDay ? 'date' : 'text'}
              value={value}
              {...(isDay(value) && fact.isDay && { display: formatDay(value, formats) })}
              validate={(text) => roofFactProblem(fact, text)}
              disabled={!mayEdit}
              onSave={(text) => onChange(withRoofFact(roof, fact.key, text))}
            />
          );
        })}
      </Facts>
    </SideSection>
  );
}
