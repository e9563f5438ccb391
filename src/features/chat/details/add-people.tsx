import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { MOST_PARTICIPANTS } from '@/domain/chat/thread';
import { namedOptions } from '@/shared/forms/fields/named-options';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { useSteady } from '@/shared/ui/hooks/use-steady';

import type { Contacts } from '@/data/chat/use-contacts';

export type AddPeopleProps = {
  taken: readonly string[];
  contacts: Contacts;
  onAdd: (uids: readonly string[]) => void;
  onClose: () => void;
};

/** Adds coworkers to a group. They see everything that was said in it. */
export function AddPeople({ taken, contacts, onAdd, onClose }: AddPeopleProps) {
  const [uids, setUids] = useState<readonly string[]>([]);
  const options = contacts.contacts.filter(({ uid, isCoworker }) => isCoworker && !taken.includes(uid));
  const added = useSteady(
    options.filter(({ uid }) => uids.includes(uid)),
    uids.join(),
  );
  const isFull = taken.length + uids.length > MOST_PARTICIPANTS;
  return (
    <FormDialog
      open
      title="Add people"
      width="small"
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          disabled={uids.length === 0 || isFull}
          onClick={() => {
            onAdd(uids);
            onClose();
          }}
        >
          Add
        </Button>
      }
    >
      <Autocomplete
        multiple
        options={options}
        value={added}
        onChange={(_, chosen) => setUids(chosen.map(({ uid }) => uid))}
        getOptionKey={({ uid }) => uid}
        getOptionLabel={({ name }) => name}
        filterOptions={namedOptions}
        noOptionsText="Every coworker is in this group."
        renderInput={(params) => (
          <TextField
            {...params}
            label="Coworkers"
            error={isFull}
            helperText={
              isFull
                ? `A group has at most ${MOST_PARTICIPANTS} people.`
                : 'They see everything that was said here.'
            }
          />
        )}
      />
    </FormDialog>
  );
}
