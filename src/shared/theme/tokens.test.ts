import { describe, expect, it } from 'vitest';

import { SUB_STATUS_COLOURS } from '@/domain/core/sub-statuses';

import { statusLook, toneColour } from './status';
import { SUB_STATUS_TONES, subStatusInk } from './sub-status';
import { THEME_NAMES, THEME_TOKENS, type ThemeTokens } from './tokens';

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function textPairs(t: ThemeTokens): [string, string, string][] {
  const grounds = { bg: t.bg, paper: t.paper, hover: t.hover, selected: t.selected };
  const inks = { text: t.text, muted: t.muted, attention: t.attention, success: t.success, error: t.error };
  const onGrounds = Object.entries(inks).flatMap(([ink, colour]) =>
    Object.entries(grounds).map(([ground, under]): [string, string, string] => [
      `${ink} on ${ground}`,
      colour,
      under,
    ]),
  );
  const tones = Object.entries(t.tones).flatMap(([tone, { ink, fill }]): [string, string, string][] => [
    [`${tone} on its fill`, ink, fill],
    [`${tone} on paper`, ink, t.paper],
  ]);
  return [
    ...onGrounds,
    ...tones,
    ['attention on its tint', t.attention, t.attentionTint],
    ['success on its tint', t.success, t.successTint],
    ['error on its tint', t.error, t.errorTint],
    ...Object.entries({
      attention: t.attentionTint,
      success: t.successTint,
      error: t.errorTint,
      primary: t.primaryTint,
    }).flatMap(([tint, ground]): [string, string, string][] => [
      [`text on the ${tint} tint`, t.text, ground],
      [`muted text on the ${tint} tint`, t.muted, ground],
      [`primary on the ${tint} tint`, t.primary, ground],
    ]),
    ['primary on paper', t.primary, t.paper],
    ['text on primary', t.onPrimary, t.primary],
    ['text on the hovered primary', t.onPrimary, t.primaryStrong],
    ['text on what floats', t.floatText, t.float],
    ['muted text on what floats', t.floatMuted, t.float],
    ['white on the band', '#FFFFFF', t.band],
  ];
}

describe.each(THEME_NAMES)('theme %s', (name) => {
  it.each(textPairs(THEME_TOKENS[name]))('reads well: %s', (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines controls at 3:1', () => {
    expect(contrast(THEME_TOKENS[name].lineStrong, THEME_TOKENS[name].paper)).toBeGreaterThanOrEqual(3);
  });
});

describe('the colours of sub-statuses', () => {
  it('have as many tones as colours, and none of the attention tone', () => {
    expect(new Set(Object.values(SUB_STATUS_TONES)).size).toBe(SUB_STATUS_COLOURS.length);
    expect(SUB_STATUS_COLOURS.map(subStatusInk)).not.toContain(toneColour('attention').ink);
  });

  it.each(THEME_NAMES)('contrast with every background of %s', (name) => {
    const { tones, paper, hover, selected, bg } = THEME_TOKENS[name];
    for (const { ink } of Object.values(tones)) {
      for (const ground of [paper, hover, selected, bg])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('statusLook', () => {
  it.each([
    ...[
      'Open Lead',
      'Not Contacted',
      'Contacted',
      'Appointment Set',
      'Pre-Qualified',
      'Quoted',
      'Not Qualified',
    ],
    ...[
      'Sold',
      'Permits & Paperwork',
      'Materials Ordered',
      'Scheduled',
      'In Progress',
      'Final Inspection',
      'Invoiced',
      'Complete',
      'Cancelled',
    ],
    ...[
      'Unscheduled',
      'On The Way',
      'On Hold',
      'Pending Approval',
      'Completed',
      'Late',
      'Action Required',
      'Ready to Invoice',
    ],
    ...['Part billed', 'Billed', 'Overdue', 'Paid'],
    ...['active', 'paused', 'requested', 'revoked', 'expired'],
  ])('knows %s', (status) => {
    const { tone } = statusLook(status);
    expect(tone).not.toBe('muted');
    expect(toneColour(tone).ink).toMatch(/^var\(--jl-/);
  });

  it('draws the seven customer statuses in seven tones with seven icons', () => {
    const looks = [
      'Open Lead',
      'Not Contacted',
      'Contacted',
      'Appointment Set',
      'Pre-Qualified',
      'Quoted',
      'Not Qualified',
    ].map(statusLook);
    expect(new Set(looks.map(({ tone }) => tone)).size).toBe(7);
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(7);
  });

  it('keeps unknown names neutral', () => {
    expect(statusLook('Something else').tone).toBe('muted');
  });
});
