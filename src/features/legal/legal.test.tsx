import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { SUPPORT_EMAIL } from '@/domain/core/product';
import { renderUi } from '@/shared/testing/render-ui';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

describe('the small print', () => {
  it('explains what is stored where, who sees it, and how to export or delete it', () => {
    renderUi(<PrivacyPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument();
    for (const name of [
      'What we store, and where',
      'On your device',
      'Who sees it',
      'Tracking links',
      'Payments',
      'E-mails',
      'Take it along, or delete it',
    ])
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    expect(screen.getByText(/Firebase Authentication. Your profile.*Cloud Firestore/)).toBeInTheDocument();
    expect(screen.getByText(/Card numbers go to Stripe/)).toBeInTheDocument();
  });

  it("explains how Pro renews and ends, with the product's own numbers", () => {
    renderUi(<TermsPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeInTheDocument();
    expect(screen.getByText(/starts with 14 days to try it/)).toBeInTheDocument();
    expect(screen.getByText(/Pro goes on for 14 more days/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: SUPPORT_EMAIL })).toBeInTheDocument();
  });
});
