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

/** `/`: what Joblane is, with the ways in. */
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

/** Goes to the part that the address names: the browser has looked for it before the page was there. */
function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    // After the frame's own effects, one of which goes to the top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
