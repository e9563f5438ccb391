import { switchAttachments } from '@/data/company/company';
import { useUser, useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import { Card } from '@/shared/ui/page/card';
import { SwitchRow } from '@/shared/ui/page/switch-row';

/** Whether the company's users may add photos and files to records. */
export function AttachmentsCard() {
  const { hasAttach } = useUser();
  const viewer = useViewer();
  const commit = useCommit();
  return (
    <Card>
      <SwitchRow
        label="Photos and files"
        text="Your people add them to leads, trackers and jobs. Switched off, what is there can still be seen, saved and deleted."
        checked={hasAttach}
        onChange={(isOn) => commit(switchAttachments(viewer, isOn))}
      />
    </Card>
  );
}
