import { describe, expect, it } from 'vitest';
import { colourOf, contrastOf, luminance, type Scheme, schemes, token } from '../../tests/fixtures/tokens.ts';

const contrast = (scheme: Scheme, text: string, ground: string) =>
  contrastOf(colourOf(text, scheme), colourOf(ground, scheme));

const bodyText = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['white', 'asphalt'],
  ['white', 'asphalt-soft'],
  ['paper', 'ink'],
  ['ink', 'warn-soft'],
  ['ink', 'blue-soft'],
  ['ink', 'danger-soft'],
] as const;

const smallText = [
  ['ink-faint', 'paper'],
  ['ink-faint', 'surface'],
  ['ink-faint', 'sunken'],
  ['ink-soft', 'sunken'],
  ['ink-soft', 'line'],
  ['ink-soft', 'blue-soft'],
  ['signal', 'paper'],
  ['signal', 'surface'],
  ['signal-strong', 'paper'],
  ['signal-strong', 'signal-soft'],
  ['on-fill', 'signal'],
  ['on-fill', 'signal-strong'],
  ['leaf', 'paper'],
  ['leaf-strong', 'leaf-soft'],
  ['on-fill', 'leaf'],
  ['on-fill', 'blue'],
  ['blue', 'blue-soft'],
  ['blue', 'paper'],
  ['danger', 'surface'],
  ['danger', 'paper'],
  ['danger', 'sunken'],
  ['danger', 'danger-soft'],
  ['on-fill', 'danger'],
  ['on-fill', 'danger-strong'],
  ['warn', 'warn-soft'],
  ['warn', 'paper'],
] as const;

/** Edges of fields, and of other controls that must be visible. */
const edges = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['line-strong', 'sunken'],
  ['signal', 'paper'],
  ['leaf', 'surface'],
  ['danger', 'surface'],
] as const;

describe.each(schemes)('colours of the %s scheme', (scheme) => {
  it.each(bodyText)('%s on %s is AAA', (text, ground) => {
    expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(7);
  });
  it.each(smallText)('%s on %s is AA', (text, ground) => {
    expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)('%s stands out from %s', (edge, ground) => {
    expect(contrast(scheme, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the nearer something lies, the lighter it is by night', () => {
  const [page = 0, panel = 0, pressed = 0] = ['paper', 'surface', 'sunken'].map((name) =>
    luminance(colourOf(name, 'dark')),
  );
  expect(page).toBeLessThan(panel);
  expect(panel).toBeLessThan(pressed);
});

describe('measures', () => {
  it('[S9.3] changes the layout at 768 and 1024 px', () => {
    expect(token('breakpoint-md')).toBe('768px');
    expect(token('breakpoint-lg')).toBe('1024px');
  });

  it.each(['xs', 'sm', 'base', 'lg', 'xl', '2xl'])(
    'leaves lines of %s room for Ễ (1.15 em up) below ộ (0.25 em down)',
    (size) => {
      expect(Number(token(`text-${size}--line-height`))).toBeGreaterThanOrEqual(1.4);
    },
  );
});
