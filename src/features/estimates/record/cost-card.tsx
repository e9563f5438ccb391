import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { editWords } from '@/data/estimates/estimates';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { choiceCost, choiceMargin, hourlyCosts } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { joinList } from '@/shared/format/words';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { hoursText, marginText, readHours } from './hours-and-margin';
import { useCrewCost } from './use-crew-cost';

export type CostCardProps = {
  readonly estimate: Estimate;
  readonly choice: Choice;
  readonly mayEdit: boolean;
};

/** What a choice costs the business and what is left of it; the crew's hours are written here. Never on a paper. */
export function CostCard({ estimate, choice, mayEdit }: CostCardProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const crew = useCrewCost(estimate);
  const { country } = formats;
  const { crewMinutes } = estimate;
  const margin = choiceMargin(estimate, choice, crew);
  const money = (cents: number) => formatMoney(cents, formats);
  const hourly = crew === 0 ? [] : hourlyCosts(estimate, choice);
  const hours = hoursText(crewMinutes, country);
  return (
    <TitledSection title="Cost, office only">
      <Box sx={{ mt: 1 }}>
        <Facts labelWidth={96}>
          <Fact label="Lines">
            <span className="tn">{money(choiceCost(estimate, choice, 0))}</span>
          </Fact>
          <EditableFact
            label="Crew hours"
            value={hours}
            display={crew === 0 ? hours : `${hours}, ${money(crew)}`}
            inputMode="decimal"
            placeholder="Not planned"
            disabled={!mayEdit}
            validate={(text) => {
              const read = readHours(text, country);
              return 'problem' in read ? read.problem : null;
            }}
            onSave={(text) => {
              const read = readHours(text, country);
              if ('value' in read) commit(editWords(viewer, estimate, { crewMinutes: read.value }));
            }}
          />
          <Fact label="Margin">
            <span className="tn">{margin === null ? '–' : marginText(margin, country)}</span>
          </Fact>
        </Facts>
      </Box>
      {crewMinutes > 0 && crew === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          An hour of the crew has no cost yet: set it in the company settings, under Taxes and estimates.
        </Typography>
      )}
      {hourly.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          The crew’s hours count beside the cost of {joinList(hourly.map((name) => `“${name}”`))}. Keep one of
          them if it is the same work.
        </Typography>
      )}
    </TitledSection>
  );
}
