import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';
import { Icon } from '@/shared/ui/text/icon';
import type { BellProps } from './bell';
import { BellButton } from './bell-button';

const fetchBell = async () => (await import('./bell')).Bell;

/** The bell of the top bar: its button at once; its count and the API once `isReady`, or when it is pressed. */
export function EarlyBell({ isReady }: { readonly isReady: boolean }) {
  const [Bell, setBell] = useState<ComponentType<BellProps> | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const isAsked = isReady || isPressed;
  useEffect(() => {
    if (!isAsked) return;
    fetchBell().then(
      (fetched) => setBell(() => fetched),
      () => {
        // The next press tries again. Online, a chunk of this version is gone; the update notice reports that.
        if (isPressed && !navigator.onLine) notify.error(ERROR_SENTENCES.network);
        setIsPressed(false);
      },
    );
  }, [isAsked, isPressed]);
  if (Bell !== null) return <Bell startsOpen={isPressed} />;
  return (
    <BellButton shown={null} isOpen={false} onPress={() => setIsPressed(true)}>
      <Icon of={BellIcon} />
    </BellButton>
  );
}
