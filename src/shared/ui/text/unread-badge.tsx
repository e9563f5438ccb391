import './unread-badge.css';

/** Larger counts are written as "99+". */
const MOST_WRITTEN = 99;

export type UnreadBadgeProps = {
  /** Nothing is drawn for none. */
  readonly count: number;
  /** What is counted, for screen readers: "unread". */
  readonly words: string;
  /** A longer explanation for the mouse. */
  readonly title?: string;
  /** Where counting stopped: this count and larger ones are written with a plus. */
  readonly most?: number;
};

/** How many are unread, in the one colour that asks for attention. */
export function UnreadBadge({ count, words, title, most = MOST_WRITTEN + 1 }: UnreadBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="jl-unread" title={title}>
      {count < most ? count : `${most - 1}+`}
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}
