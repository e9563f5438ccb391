import { saveProfile } from '@/data/social/profiles';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { ABOUT_LENGTH, COVERS, MOST_TRADES, TRADE_LENGTH } from '@/domain/social/profile';
import type { SocialProfile } from '@/domain/social/profile';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTagsField } from '@/shared/forms/fields/form-tags-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { array, boolean, object, string } from '@/shared/forms/frame/schema';

const schema = object({
  showsJobs: boolean(),
  about: string().trim().max(ABOUT_LENGTH, `Use at most ${ABOUT_LENGTH} characters.`),
  area: string().trim().max(120, 'Use at most 120 characters.'),
  trades: array(string().max(TRADE_LENGTH, `A trade has at most ${TRADE_LENGTH} characters.`)).max(
    MOST_TRADES,
    `Name at most ${MOST_TRADES} trades.`,
  ),
});

const COVER_LABELS = { hills: 'Hills', harbor: 'Harbor', roofs: 'Roofs' } as const;

export type ProfileDialogProps = {
  /** Null before it is saved for the first time. */
  readonly profile: SocialProfile | null;
  readonly onClose: () => void;
};

/** Edits the user's own profile. */
export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  return (
    <FormikDialog
      open
      title="Edit profile"
      submitLabel="Save"
      initialValues={{
        about: profile?.about ?? '',
        area: profile?.area ?? '',
        trades: [...(profile?.trades ?? [])],
        cover: profile?.cover ?? COVERS[0],
        showsJobs: profile?.showsJobs ?? false,
      }}
      validationSchema={schema}
      draftKey="social-profile"
      onClose={onClose}
      onSubmit={({ about, area, trades, cover, showsJobs }) => {
        commit(
          saveProfile(viewer, profile, {
            about: about.trim(),
            area: area.trim(),
            trades,
            cover,
            showsJobs,
          }),
        );
        onClose();
      }}
    >
      <FormTextField name="about" label="About" multiline rows={4} autoFocus />
      <FormTextField name="area" label="Where you work" />
      <FormTagsField name="trades" label="Trade" helper="One word or two each: ice dams, hail claims." />
      <FormSelect
        name="cover"
        label="Cover"
        options={COVERS.map((value) => ({ value, label: COVER_LABELS[value] }))}
      />
      <FormCheckbox
        name="showsJobs"
        label="Show how many jobs I have completed"
        helper="Counted over the jobs of your business that you are assigned to."
      />
    </FormikDialog>
  );
}
