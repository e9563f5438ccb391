import Button from '@mui/material/Button';
import { paths } from '@/domain/navigation/paths';
import { PRODUCT_NAME } from '@/domain/core/product';
import { FeatureBlurbs, FigureNotes, MarketingFigures, Questions } from '@/features/home/public';
import { SiteLink } from '@/shared/navigation/navigation';
import { ExploreSection } from './explore-section';
import { GetAppLink } from './get-app-link';
import { InviteHero } from './invite-hero';
import { PhonePicture } from './phone-picture';
import { Promises } from './promises';
import { useInvite } from './use-invite';
import { WhatNext } from './what-next';

/** `/SecureInvite`: the invite list, with the product's features and frequent questions. */
export function SecureInvitePage() {
  const invite = useInvite('registerView');
  return (
    <>
      <InviteHero
        invite={invite}
        title={`${PRODUCT_NAME}: Secure Your Invite`}
        lead="Leave your e-mail address. We write back, and at a time that suits you we set up your company together."
        label="Add To Invite List"
        locks
        onward={
          <Button size="large" component={SiteLink} to={paths.register}>
            Skip Invite, Make Account
          </Button>
        }
        picture={<PhonePicture />}
      >
        {invite.state !== 'submitted' && <Promises />}
        <GetAppLink />
      </InviteHero>
      <MarketingFigures />
      <FeatureBlurbs />
      <WhatNext />
      <Questions />
      <FigureNotes />
    </>
  );
}

/** `/invite`: a short page around one e-mail field. */
export function InvitePage() {
  const invite = useInvite('pageText');
  return (
    <>
      <InviteHero
        invite={invite}
        title="Know where every roof stands, without a phone call."
        lead="Leave your e-mail address and learn how roofers keep leads, crews and clients in one place."
        label="Learn How"
        picture={<PhonePicture />}
      >
        {null}
      </InviteHero>
      <ExploreSection />
      <FeatureBlurbs />
    </>
  );
}

export { DownloadPage } from './download-page';
