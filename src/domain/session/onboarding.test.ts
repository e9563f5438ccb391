import { describe, expect, it } from 'vitest';

import { addressAfterOnboarding, nextStep, parseStep, previousStep, shownStep, stepsFor } from './onboarding';

describe('onboarding steps', () => {
  it.each([
    ['you', 'company'],
    ['company', 'data'],
    ['data', 'done'],
    ['done', 'done'],
  ] as const)('after %s comes %s', (step, next) => {
    expect(nextStep(step)).toBe(next);
  });

  it.each([
    ['you', 'you'],
    ['company', 'you'],
    ['data', 'company'],
    ['done', 'data'],
  ] as const)('before %s comes %s', (step, previous) => {
    expect(previousStep(step)).toBe(previous);
  });

  it('reads a stored step and restarts at an invalid one', () => {
    expect(parseStep('data')).toBe('data');
    expect(parseStep('later')).toBe('you');
    expect(parseStep(undefined)).toBe('you');
  });
});

describe('the steps of a user who may not add customers', () => {
  const steps = stepsFor(false);

  it('leave out the first customers in both directions', () => {
    expect(stepsFor(true)).toContain('data');
    expect(nextStep('company', steps)).toBe('done');
    expect(previousStep('done', steps)).toBe('company');
    expect(shownStep('company', true, false, steps)).toBe('done');
    expect(shownStep('data', true, true, steps)).toBe('done');
  });
});

describe('the steps of a member from the start', () => {
  it('leave out the company, so that no step is counted that never comes', () => {
    expect(stepsFor(true, true)).toEqual(['you', 'data', 'done']);
    const steps = stepsFor(false, true);
    expect(steps).toEqual(['you', 'done']);
    expect(nextStep('you', steps)).toBe('done');
    expect(previousStep('done', steps)).toBe('you');
  });
});

describe('returning to a step', () => {
  it.each([
    ['company', false, false, 'company'],
    ['company', true, false, 'data'],
    ['company', true, true, 'company'],
    ['you', true, false, 'you'],
    ['done', true, true, 'done'],
  ] as const)('%s, member %s, done before %s: %s', (step, isMember, isCompanyDone, shown) => {
    expect(shownStep(step, isMember, isCompanyDone)).toBe(shown);
  });
});

describe('where onboarding ends', () => {
  it.each([
    ['import', '/app/account', '/app/customers/import'],
    ['lead', null, '/app/customers/new'],
    ['example', '/app/account', '/app/management/customers'],
    ['calendar', '/app/account', '/app/managment/customer_calendar'],
    ['skip', '/app/management/trackers', '/app/management/trackers'],
    ['skip', null, '/app/reports/dashboard'],
    ['skip', 'https://evil.example', '/app/reports/dashboard'],
  ] as const)('%s with %s wanted goes to %s', (choice, wanted, address) => {
    expect(addressAfterOnboarding(choice, wanted)).toBe(address);
  });
});
