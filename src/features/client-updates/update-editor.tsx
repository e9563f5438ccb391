import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { useState } from 'react';

import { MAX_TEXT_MESSAGE } from '@/domain/client-updates/text-message';
import { UPDATES_SAID } from '@/domain/client-updates/updates-said';
import type { UpdateKind } from '@/domain/company/update-kinds';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { SwitchRow } from '@/shared/ui/page/switch-row';

import { UpdatePreview } from './update-preview';

export type UpdateEditorProps = {
  readonly kind: UpdateKind;
  /** The occasion's place in the form, as `updates.0`. */
  readonly name: string;
  readonly businessName: string;
  /** Whether text messages are set up. */
  readonly offersTexts: boolean;
};

/** One occasion: its switch, and when it is on its words and how they read. */
export function UpdateEditor({ kind, name, businessName, offersTexts }: UpdateEditorProps) {
  const [isOn, , on] = useField<boolean>(`${name}.isOn`);
  const [subject] = useField<string>(`${name}.subject`);
  const [text] = useField<string>(`${name}.text`);
  const [isTexted, , texted] = useField<boolean>(`${name}.isTexted`);
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
          {offersTexts && (
            <SwitchRow
              label="Also as a text message"
              text={`To the tracker's phone, without the subject, up to ${MAX_TEXT_MESSAGE} characters with the link.`}
              checked={isTexted.value}
              onChange={(checked) => void texted.setValue(checked)}
            />
          )}
          <Box>
            <Button size="small" variant="outlined" onClick={() => setIsPreview(!isPreview)}>
              {isPreview ? 'Hide preview' : 'Preview'}
            </Button>
          </Box>
          {isPreview && (
            <UpdatePreview
              {...{ subject: subject.value, text: text.value, businessName }}
              isTexted={offersTexts && isTexted.value}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
