import { editSettings } from '@/data/company/business-settings';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { Card } from '@/shared/ui/page/card';
import { SwitchRow } from '@/shared/ui/page/switch-row';

/** What happens to a tracker when a crew starts work on one of its jobs. */
export function WorkCard() {
  const viewer = useViewer();
  const commit = useCommit();
  const { settings, saved } = useSettings();
  return (
    <Card>
      <SwitchRow
        label="Starting work moves the tracker"
        text="As soon as a crew starts a visit, the tracker goes to In Progress and the client reads it. Switched off, the tracker says that work started and offers to move it."
        checked={settings.workMovesTracker}
        onChange={(workMovesTracker) => commit(editSettings(viewer, settings, saved, { workMovesTracker }))}
      />
    </Card>
  );
}
