import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Share2 from 'lucide-react/icons/share-2';
import { useCallback, useEffect, useState } from 'react';

import { ownCode } from '@/data/network/network';
import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { PRODUCT_NAME } from '@/domain/core/product';
import { Card } from '@/shared/ui/page/card';
import { CopyField } from '@/shared/ui/text/copy-field';
import { Icon } from '@/shared/ui/text/icon';

import { REFERRAL_PARAMETER } from './kept-code';

type Loaded = { readonly code: string } | { readonly problem: string } | null;

/** The user's own referral link, to copy or share. */
export function ReferralLink() {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const load = useCallback(
    () =>
      ownCode('referral', 'show').then(
        (code) => setLoaded({ code }),
        (error: unknown) =>
          setLoaded({ problem: error instanceof AppError ? error.message : ERROR_SENTENCES.unknown }),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Your link</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Send it to a person who runs a business. It leads to the sign-up.
        </Typography>
      </Box>
      {loaded === null && <Skeleton variant="rounded" height={44} />}
      {loaded !== null && 'problem' in loaded && (
        <Alert severity="error" action={<Button onClick={() => void load()}>Try again</Button>}>
          {loaded.problem}
        </Alert>
      )}
      {loaded !== null && 'code' in loaded && <Link code={loaded.code} />}
    </Card>
  );
}

function Link({ code }: { readonly code: string }) {
  const url = `${window.location.origin}${paths.register}?${REFERRAL_PARAMETER}=${code}`;
  const canShare = 'share' in navigator;
  return (
    <>
      <CopyField label="Referral link" value={url} />
      {canShare && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<Icon of={Share2} size={18} />}
            // Closing the system's share sheet is no failure.
            onClick={() => void navigator.share({ title: PRODUCT_NAME, url }).catch(() => undefined)}
          >
            Share
          </Button>
        </Box>
      )}
    </>
  );
}
