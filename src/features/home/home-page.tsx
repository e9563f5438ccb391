import { CallToAction } from './call-to-action';
import { FeatureBlurbs } from './feature-blurbs';
import { GetStarted } from './get-started';
import { FigureNotes } from './figure-notes';
import { HalfwayCall } from './halfway-call';
import { Hero } from './hero/hero';
import { MarketingFigures } from './marketing-figures';
import { Questions } from './questions';
import { Story } from './story/story';
import { Testimonial } from './testimonial/testimonial';

/** `/`: the product, with the sign-up buttons. */
export function HomePage() {
  return (
    <>
      <Hero />
      <MarketingFigures />
      <FeatureBlurbs />
      <Story />
      <HalfwayCall />
      <GetStarted />
      <Testimonial />
      <CallToAction />
      <Questions />
      <FigureNotes hasTestimonial />
    </>
  );
}
