import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { useState } from 'react';

import { UPDATES_SAID } from '@/domain/client-updates/updates-said';
import type { UpdateKind } from '@/domain/client-updates/kinds';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { SwitchRow } from '@/shared/ui/page/switch-row';

import { UpdatePreview } from './update-preview';

export type UpdateEditorProps = {
  readonly kind: UpdateKind;
  /** The occasion's place in the form, as `updates.0`. */
  readonly name: string;
  readonly businessName: string;
};

/** One occasion: its switch, and when it is on its words and how they read. */
export function UpdateEditor({ kind, name, businessName }: UpdateEditorProps) {
  const [isOn, , on] = useField<boolean>(`${name}.isOn`);
  const [subject] = useField<string>(`${name}.subject`);
  const [text] = useField<string>(`${name}.text`);
  const [isPreview, setIsPreview] = useState(false);
  const { label, text: explained, placeholders } = UPDATES_SAID[kind];
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', p: 2 }}
    >
      <SwitchRow
        label={label}
        text={explained}
        checked={isOn.value}
        onChange={(checked) => void on.setValue(checked)}
      />
      {isOn.value && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          <FormTextField name={`${name}.subject`} label="Subject" />
          <FormTextField
            name={`${name}.text`}
            label="Text"
            multiline
            rows={4}
            helper={`You can use ${placeholders.map((word) => `{${word}}`).join(', ')}.`}
          />
          <Box>
            <Button size="small" variant="outlined" onClick={() => setIsPreview(!isPreview)}>
              {isPreview ? 'Hide preview' : 'Preview'}
            </Button>
          </Box>
          {isPreview && (
            <UpdatePreview subject={subject.value} text={text.value} businessName={businessName} />
          )}
        </Box>
      )}
    </Box>
  );
}
