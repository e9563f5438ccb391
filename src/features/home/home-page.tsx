import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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
  useFragment();
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

/** Scrolls to the address's fragment: the browser looked for it before the page was rendered. */
function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    // After the frame's own effects, one of which scrolls to the top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
