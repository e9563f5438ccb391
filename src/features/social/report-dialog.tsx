import { reportPost } from '@/data/social/posts';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { maxLengthOf } from '@/domain/core/bounds';
import { postReportShape } from '@/domain/social/post';
import type { Post } from '@/domain/social/post';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { object, string } from '@/shared/forms/frame/schema';

const MOST = maxLengthOf(postReportShape, 'reason');

const schema = object({
  reason: string()
    .trim()
    .required('Say what is wrong with this post.')
    .max(MOST, `A reason has at most ${MOST} characters.`),
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
        name="reason"
        label="Reason"
        multiline
        rows={3}
        helper="The administrators of the author’s business read it with your name."
        autoFocus
      />
    </FormikDialog>
  );
}
