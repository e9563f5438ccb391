import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { giveTyping, holdTyping } from '../../keyboard/hold-typing';
import { lazy, notLoadedText } from '../states/lazy';

/** Without `open` it is mounted while it is open. */
type Openable = { readonly open?: boolean; readonly onClose?: (() => void) | undefined };

/**
 * A dialog or menu whose code loads when it is first opened. It stays mounted then, to keep its closing transition and
 * its state. Letters typed while it loads are typed into its first field. A failed load leaves the screen and its
 * typed text, and says so.
 */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Dialog = lazy<Props>(async () => ({ default: await load() }), NotLoadedDialog);
  return function LazyDialog(props) {
    const { open = true } = props;
    const [wasOpened, setWasOpened] = useState(false);
    if (open && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense fallback={<Loading />}>
          <Dialog {...props} />
        </Suspense>
      )
    );
  };
}

function Loading() {
  useEffect(() => {
    let isLoading = true;
    holdTyping(() => isLoading);
    return () => {
      isLoading = false;
    };
  }, []);
  return null;
}

/** In the chunk of the screen, as the code of notices and dialogs may be what is missing. */
function NotLoadedDialog({ open = true, onClose, retry }: Openable & { readonly retry: () => void }) {
  useEffect(giveTyping, []);
  return (
    open && (
      <Box role="alert" sx={alertStyles}>
        <Box sx={{ flex: '1 1 200px' }}>{notLoadedText()}</Box>
        <Button size="small" variant="outlined" onClick={retry}>
          Try again
        </Button>
        <Button size="small" variant="text" onClick={onClose}>
          Close
        </Button>
      </Box>
    )
  );
}

const alertStyles = {
  position: 'fixed',
  zIndex: 'modal',
  insetInline: { xs: 16, sm: 'auto' },
  insetInlineEnd: { sm: 24 },
  bottom: 24,
  maxWidth: { sm: 480 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;
