import { plainAmount } from '@/domain/money/plain-amount';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@/domain/core/product';
import { FREE_TIER, PRO_TIER, termsOf } from '@/domain/plans/tiers';
import type { PublicPage } from './public-pages';

/** The product and a page's questions as schema.org data (https://schema.org), for search engines. */
export function structuredData(page: PublicPage, site: string): readonly object[] {
  const context = 'https://schema.org';
  const [free, pro] = [termsOf(FREE_TIER), termsOf(PRO_TIER)];
  const offer = (name: string, cents: number) => ({
    '@type': 'Offer',
    name,
    price: plainAmount(cents),
    priceCurrency: 'USD',
  });
  return [
    ...(page.sellsPlans
      ? [
          {
            '@context': context,
            '@type': 'SoftwareApplication',
            name: PRODUCT_NAME,
            url: `${site}/`,
            description: page.description,
            applicationCategory: 'BusinessApplication',
            operatingSystem: 'Web',
            publisher: { '@type': 'Organization', name: PRODUCT_NAME, email: SUPPORT_EMAIL },
            offers: [
              offer(free.name, free.monthly),
              offer(`${pro.name}, by the month`, pro.monthly),
              ...(pro.yearly === null ? [] : [offer(`${pro.name}, by the year`, pro.yearly)]),
            ],
          },
        ]
      : []),
    ...(page.questions
      ? [
          {
            '@context': context,
            '@type': 'FAQPage',
            mainEntity: page.questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ];
}
