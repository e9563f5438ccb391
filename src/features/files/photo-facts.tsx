import Box from '@mui/material/Box';

import { describeFile } from '@/data/files/files';
import type { Described } from '@/data/files/files';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { MAX_CAPTION } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { mayDescribeFile, mayShowToClient } from '@/domain/files/file-rights';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { SwitchRow } from '@/shared/ui/page/switch-row';

import { TAG_CHOICES } from './photo-tags';

/** What is said about a photo: its part of the work, a caption, and whether the client sees it. */
export function PhotoFacts({ photo }: { readonly photo: FileRecord }) {
  const viewer = useViewer();
  const commit = useCommit();
  const mayEdit = mayDescribeFile(viewer, photo);
  const say = (said: Described) => commit(describeFile(viewer, photo, said));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {mayEdit && (
        <div>
          <SegmentedControl
            label="Taken"
            options={TAG_CHOICES}
            value={photo.tag}
            onChange={(tag) => {
              if (tag !== photo.tag) say({ tag });
            }}
          />
        </div>
      )}
      <EditableText
        key={photo.uuid}
        label="Caption"
        placeholder="Ridge vent, before we opened it"
        text={photo.caption}
        maxLength={MAX_CAPTION}
        rows={1}
        mayEdit={mayEdit}
        draftKey={`caption:${photo.uuid}`}
        saveLabel="Save caption"
        onSave={(caption) => say({ caption })}
      />
      {mayShowToClient(viewer, photo) && (
        <SwitchRow
          label="The client may see it"
          text="On their tracking page, with its caption."
          checked={photo.clientVisible}
          onChange={(clientVisible) => say({ clientVisible })}
        />
      )}
    </Box>
  );
}
