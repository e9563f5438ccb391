import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { changeTemplate, deleteTemplate, estimateTemplates } from '@/data/estimates/templates';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { Card } from '@/shared/ui/page/card';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { ownNamesake } from './template-words';

const WordsDialog = lazyDialog(async () => (await import('./template-words-dialog')).TemplateWordsDialog);

/** The templates of estimates among the settings: renamed, or deleted with Undo. Estimates made from them stay. */
export function TemplatesCard() {
  const viewer = useViewer();
  const commit = useCommit();
  const { country } = useFormat();
  const list = useLive(estimateTemplates(viewer));
  const [renamed, setRenamed] = useState<EstimateTemplate | null>(null);
  const mayEdit = may(viewer, 'estimates:edit');
  const menu = (template: EstimateTemplate) => [
    { id: 'rename', label: 'Rename', onSelect: () => setRenamed(template) },
    {
      id: 'delete',
      label: 'Delete',
      tone: 'danger' as const,
      onSelect: () => commit(deleteTemplate(viewer, template)),
    },
  ];
  return (
    <Card component="section" aria-labelledby="estimate-templates">
      <Typography variant="h2" id="estimate-templates" sx={{ mb: 1 }}>
        Templates of estimates
      </Typography>
      <ProblemRows problems={list.problems} />
      <AsyncView
        status={list.status === 'idle' ? 'denied' : list.status}
        data={list.rows}
        error={list.error}
        onRetry={list.retry}
        skeleton={<LineSkeleton rows={3} height={44} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            None yet. Open an estimate that you would use again, and choose “Save as template” in its menu.
          </Typography>
        }
      >
        {(rows) => (
          <Box component="ul" sx={styles}>
            {rows.map((template) => {
              const { uuid, name, description, lines } = template;
              return (
                <li key={uuid}>
                  <div>
                    <span dir="auto">{name}</span> {list.pendingIds.has(uuid) && <PendingMark />}
                    <small dir="auto">
                      {[plural(lines.length, 'line', country), description].filter(Boolean).join(' · ')}
                    </small>
                  </div>
                  {mayEdit && <MenuButton size="small" label={`Change ${name}`} items={menu(template)} />}
                </li>
              );
            })}
          </Box>
        )}
      </AsyncView>
      {renamed && (
        <WordsDialog
          title={`Rename ${renamed.name}`}
          words={{ name: renamed.name, description: renamed.description }}
          draftKey={`estimate-template:${renamed.uuid}`}
          onSave={(words) => {
            if (ownNamesake(list.rows, words.name, renamed.uuid))
              return 'Another template has this name already.';
            commit(changeTemplate(viewer, renamed, words));
            setRenamed(null);
            return true;
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </Card>
  );
}

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    py: 0.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& > li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.75rem', color: 'text.secondary' },
} as const;
