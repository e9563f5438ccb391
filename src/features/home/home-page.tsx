import { CallToAction } from './call-to-action';
import { FeatureBlurbs } from './feature-blurbs';
import { GetStarted } from './get-started';
import { Hero } from './hero/hero';
import { MarketingFigures } from './marketing-figures';
import { Questions } from './questions';
import { Story } from './story/story';
import { Testimonial } from './testimonial';

/** `/`: the product, with the sign-up buttons. */
export function HomePage() {
  return (
    <>
      <Hero />
      <MarketingFigures />
      <FeatureBlurbs />
      <Story />
      <GetStarted />
      <Testimonial />
      <CallToAction />
      <Questions />
    </>
  );
}
