import { saveProfile } from '@/data/social/profiles';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { listBoundsOf } from '@/domain/core/bounds';
import { COVERS, socialProfileShape } from '@/domain/social/profile';
import type { SocialProfile } from '@/domain/social/profile';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTagsField } from '@/shared/forms/fields/form-tags-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { array, boolean, object, string } from '@/shared/forms/frame/schema';

const { field } = formFields(socialProfileShape);
const text = trimmedTextsOf(socialProfileShape);
const trades = listBoundsOf(socialProfileShape, 'trades');
const schema = object({
  showsJobs: boolean(),
  about: text('about'),
  area: text('area'),
  trades: array(string().max(trades.itemMax, `A trade has at most ${trades.itemMax} characters.`)).max(
    trades.max,
    `Name at most ${trades.max} trades.`,
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
      onSubmit={({ about, area, ...rest }) => {
        commit(saveProfile(viewer, profile, { ...rest, about: about.trim(), area: area.trim() }));
        onClose();
      }}
    >
      <FormTextField {...field('about')} multiline rows={4} autoFocus />
      <FormTextField name="area" label="Where you work" />
      <FormTagsField name="trades" label="Trade" helper="One word or two each: ice dams, hail claims." />
      <FormSelect
        {...field('cover')}
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
