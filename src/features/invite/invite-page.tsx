import { FeatureBlurbs } from '@/features/home/public';
import { ExploreSection } from './explore-section';
import { InviteHero } from './invite-hero';
import { PhonePicture } from './phone-picture';
import { useInvite } from './use-invite';

/** `/invite`: a short page around one e-mail box. */
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
