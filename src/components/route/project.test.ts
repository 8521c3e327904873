import { describe, expect, it } from 'vitest';
import { drawLine, frame, project } from './project.ts';
import { terrain } from './terrain.ts';

describe('the drawn map', () => {
  it('has north above and east to the right', () => {
    expect(project([frame.north, frame.west])).toEqual([0, 0]);
    const [x, y] = project([16.0544, 108.2022]);
    const [hueX, hueY] = project([16.4637, 107.5909]);
    expect(hueX).toBeLessThan(x);
    expect(hueY).toBeLessThan(y);
  });

  it.each(terrain.road)('keeps the road on the sheet: %d, %d', (latitude, longitude) => {
    const [x, y] = project([latitude, longitude]);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(frame.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(frame.height);
  });

  it('draws an open line and a closed one', () => {
    const corner = [
      [16.5, 107.5],
      [16.4, 107.6],
      [16.3, 107.6],
    ] as const;
    expect(drawLine(corner.map(([a, b]) => [a, b]))).toMatch(/^M[\d ]+Q.*L[\d ]+$/);
    expect(
      drawLine(
        corner.map(([a, b]) => [a, b]),
        true,
      ),
    ).toMatch(/^M.*Z$/);
    expect(drawLine([])).toBe('');
  });
});
