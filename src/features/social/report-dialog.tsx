import { reportPost } from '@/data/social/posts';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { postReportShape } from '@/domain/social/post';
import type { Post } from '@/domain/social/post';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { textsOf } from '@/shared/forms/frame/bounded';
import { object } from '@/shared/forms/frame/schema';

const { field } = formFields(postReportShape);
const schema = object({
  reason: textsOf(postReportShape)('reason', 'A reason').trim().required('Say what is wrong with this post.'),
});

export type ReportDialogProps = {
  readonly post: Post;
  readonly name: string;
  readonly onClose: () => void;
};

/** Reports a post to the administrators of its author's business. */
export function ReportDialog({ post, name, onClose }: ReportDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  return (
    <FormikDialog
      open
      title={`Report the post of ${name}`}
      submitLabel="Report"
      initialValues={{ reason: '' }}
      validationSchema={schema}
      draftKey={`report-post:${post.uuid}`}
      onClose={onClose}
      onSubmit={({ reason }) => {
        commit(reportPost(viewer, post, reason.trim()));
        onClose();
      }}
    >
      <FormTextField
        {...field('reason')}
        multiline
        rows={3}
        helper="The administrators of the author’s business read it with your name."
        autoFocus
      />
    </FormikDialog>
  );
}
