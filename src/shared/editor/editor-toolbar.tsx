import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../ui/text/icon';

/** Quill's names of formats. */
export type Format = 'bold' | 'italic' | 'underline' | 'list' | 'blockquote';

/** The formats of the text at the cursor. */
export type Formats = Readonly<Record<string, unknown>>;

type Tool = {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly format: Format;
  /** The value that the format has when it is on. */
  readonly on: unknown;
};

const TOOLS: readonly Tool[] = [
  { name: 'Bold', icon: Bold, format: 'bold', on: true },
  { name: 'Italic', icon: Italic, format: 'italic', on: true },
  { name: 'Underline', icon: Underline, format: 'underline', on: true },
  { name: 'Bulleted list', icon: List, format: 'list', on: 'bullet' },
  { name: 'Numbered list', icon: ListOrdered, format: 'list', on: 'ordered' },
  { name: 'Quote', icon: TextQuote, format: 'blockquote', on: true },
];

export type EditorToolbarProps = {
  /** Of the text it formats. */
  readonly label: string;
  readonly active: Formats;
  readonly onFormat: (format: Format, value: unknown) => void;
  /** Sets a link on the selected text, or takes it away; left out by editors without links. */
  readonly onLink?: (isLinked: boolean) => void;
};

/** Buttons that format the selected text; a pressed one takes its format back. */
export function EditorToolbar({ label, active, onFormat, onLink }: EditorToolbarProps) {
  const isLinked = Boolean(active['link']);
  return (
    <Box
      role="group"
      aria-label={`Format ${label}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {TOOLS.map(({ name, icon, format, on }) => (
        <ToolButton
          key={name}
          {...{ name, icon }}
          isOn={active[format] === on}
          onPress={() => onFormat(format, active[format] === on ? false : on)}
        />
      ))}
      {onLink && (
        <ToolButton
          name={isLinked ? 'Remove link' : 'Link'}
          icon={Link}
          isOn={isLinked}
          onPress={() => onLink(isLinked)}
        />
      )}
    </Box>
  );
}

type ToolButtonProps = {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly isOn: boolean;
  readonly onPress: () => void;
};

function ToolButton({ name, icon, isOn, onPress }: ToolButtonProps) {
  return (
    <ToggleButton
      value={name}
      size="small"
      aria-label={name}
      title={name}
      selected={isOn}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{ border: 0, minWidth: { xs: 44, md: 32 }, minHeight: { xs: 44, md: 32 } }}
    >
      <Icon of={icon} size={16} />
    </ToggleButton>
  );
}
