import { maxLengthOf } from '@/domain/core/bounds';
import { jobFieldLabel, jobShape } from '@/domain/jobs/job';
import { MEASURES, measureOf, measureProblem, measureText } from '@/domain/jobs/measures';
import type { Measures } from '@/domain/jobs/measures';
import { useFormat } from '@/shared/format/format-context';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Facts, SideSection } from '@/shared/ui/record/facts';

export type RoofSectionProps = {
  readonly measures: Measures;
  /** True for the crew, too. */
  readonly mayNote: boolean;
  readonly onChange: (changes: Partial<Measures>) => void;
};

const pitchMax = maxLengthOf(jobShape, 'pitch');

/** The measures of the roof, each edited in place. */
export function RoofSection({ measures, mayNote, onChange }: RoofSectionProps) {
  const { country } = useFormat();
  return (
    <SideSection title="Roof">
      <Facts>
        <EditableFact
          label={jobFieldLabel('pitch')}
          value={measures.pitch}
          validate={(text) => (text.length <= pitchMax ? null : 'Write the pitch shorter, like 6/12.')}
          disabled={!mayNote}
          onSave={(pitch) => onChange({ pitch })}
        />
        {MEASURES.map((measure) => (
          <EditableFact
            key={measure.field}
            label={measure.label}
            inputMode={measure.decimals === 0 ? 'numeric' : 'decimal'}
            value={measureText(measures[measure.field], country)}
            validate={(text) => measureProblem(measure, text, country)}
            disabled={!mayNote}
            onSave={(text) => onChange({ [measure.field]: measureOf(text, country) })}
          />
        ))}
      </Facts>
    </SideSection>
  );
}
