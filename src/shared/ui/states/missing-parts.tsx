import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CloudOff from 'lucide-react/icons/cloud-off';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../text/icon';

/** Counts a part as missing until the returned function is called. */
type Count = () => () => void;

const CountMissing = createContext<Count | null>(null);

/** True inside a record that reports missing parts once. */
export function useIsPart(): boolean {
  return useContext(CountMissing) !== null;
}

/** Replaces a part that is not on this device; the record around it reports why. */
export function MissingPart({ name }: { readonly name: string | undefined }) {
  const count = useContext(CountMissing);
  useEffect(() => count?.(), [count]);
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {name === undefined ? 'Not on this device yet.' : `${name}: not on this device yet.`}
    </Typography>
  );
}

/** The parts of a record. When the lost connection hides some, one line above them says so. */
export function RecordParts({ children }: { readonly children: ReactNode }) {
  const [missing, setMissing] = useState(0);
  const count: Count = useCallback(() => {
    setMissing((before) => before + 1);
    return () => setMissing((before) => before - 1);
  }, []);
  return (
    <CountMissing value={count}>
      <div role="status">
        {missing > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, color: 'text.secondary' }}>
            <Icon of={CloudOff} size={16} />
            No connection. What is not here yet shows as soon as you are back online.
          </Box>
        )}
      </div>
      {children}
    </CountMissing>
  );
}
