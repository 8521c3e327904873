import { describe, expect, it } from 'vitest';
import { spreadOf } from '../../domain/prices/pricePlot.ts';
import { layScatter, layStrip, scatterBase, scatterHeight, stripBase } from './plotLayout.ts';

const million = 1_000_000;
const strip = (prices: number[]) => {
  const all = prices.map((price) => price * million);
  return layStrip(all, spreadOf(all) ?? expect.fail());
};

describe('a strip', () => {
  it('has a dot for each bike, cheap ones to the left, equal ones on top of each other', () => {
    const { dots, bars, far } = strip([20, 30, 30, 25, 40]);
    expect([dots.length, bars, far]).toEqual([5, [], 0]);
    const [first, ...others] = dots;
    expect(others.every(({ x }) => x > (first?.x ?? 0))).toBe(true);
    expect(dots.map(({ x }) => x)).toEqual(dots.map(({ x }) => x).toSorted((a, b) => a - b));
    const twins = dots.filter(({ x }, n) => dots.some((dot, other) => other !== n && dot.x === x));
    expect(twins.map(({ y }) => y)).toEqual([stripBase - 6, stripBase - 14]);
    expect(dots.every(({ x }) => x > 3 && x < 96)).toBe(true);
  });

  it('marks round amounts from one end to the other, and the typical price', () => {
    const { marks, median } = strip([20, 22, 30, 38, 40]);
    expect(marks).toEqual([
      { value: 20 * million, x: 3 },
      { value: 25 * million, x: 26.3 },
      { value: 30 * million, x: 49.5 },
      { value: 35 * million, x: 72.8 },
      { value: 40 * million, x: 96 },
    ]);
    expect(median).toBe(49.5);
  });

  it('draws bars where more than ten bikes would stand on each other', () => {
    const ten = strip([...Array.from({ length: 10 }, () => 20), 21, 22]);
    expect([ten.bars.length, ten.dots.length]).toEqual([0, 12]);
    const { bars, dots } = strip([...Array.from({ length: 11 }, () => 30), 26, 34, 34]);
    expect(dots).toEqual([]);
    expect(bars).toHaveLength(3);
    expect(Math.max(...bars.map(({ height }) => height))).toBe(84);
    for (const { y, height, width } of bars) {
      expect(y + height).toBeCloseTo(stripBase, 1);
      expect(width).toBe(2);
    }
    expect(bars.map(({ height }) => height)).toEqual([7.6, 84, 15.3]);
  });

  it('leaves out what is far dearer, and says how many', () => {
    const { far, dots, axis } = strip([20, 21, 22, 23, 24, 25, 600]);
    expect([far, dots.length]).toEqual([1, 6]);
    expect(axis.to).toBe(25 * million);
  });
});

describe('a scatter', () => {
  const bikes = Array.from({ length: 9 }, (_, n) => ({
    price: (20 + 2 * n) * million,
    year: 2015 + n,
    mileage: 50_000 - 5_000 * n,
  }));

  it('places newer bikes to the right and dearer ones higher', () => {
    const { dots, line, slope, xMarks, yMarks } = layScatter(bikes, 'year');
    expect(dots).toHaveLength(9);
    for (const [n, dot] of dots.slice(1).entries()) {
      expect(dot.x).toBeGreaterThan(dots[n]?.x ?? 0);
      expect(dot.y).toBeLessThan(dots[n]?.y ?? 0);
    }
    expect(slope).toBe(2 * million);
    expect(line).toEqual({ from: dots[0], to: dots.at(-1) });
    expect(xMarks.map(({ value }) => value)).toEqual([2015, 2020, 2025]);
    expect(xMarks[0]?.x).toBe(14);
    expect(xMarks.at(-1)?.x).toBe(96);
    expect(yMarks.map(({ value }) => value / million)).toEqual([20, 25, 30, 35, 40]);
    expect(yMarks[0]?.y).toBe(scatterBase);
    expect(yMarks.at(-1)?.y).toBe(scatterBase - scatterHeight);
  });

  it('falls with the kilometres', () => {
    const { slope, line, xMarks } = layScatter(bikes, 'mileage');
    expect(slope).toBe(-400);
    expect(line?.to.y).toBeGreaterThan(line?.from.y ?? 0);
    expect(xMarks.map(({ value }) => value)).toEqual([0, 20_000, 40_000, 60_000]);
  });

  it('has no line with few bikes', () => {
    expect(layScatter(bikes.slice(0, 7), 'year')).toMatchObject({ slope: null, line: null });
  });

  it('shows one more bike with its range, within the axes', () => {
    const mark = { at: 2030, low: 30 * million, typical: 45 * million, high: 60 * million };
    const { own, xMarks, yMarks, dots } = layScatter(bikes, 'year', mark);
    expect(dots).toHaveLength(9);
    expect(own?.x).toBe(xMarks.find(({ value }) => value === 2030)?.x);
    expect(own?.high).toBe(yMarks.find(({ value }) => value === 60 * million)?.y);
    expect(own?.low).toBeGreaterThan(own?.typical ?? 0);
    expect(layScatter(bikes, 'year').own).toBeUndefined();
  });

  it('keeps its line inside the picture', () => {
    const steep = bikes.map((bike, n) => ({ ...bike, price: (n === 8 ? 21 : 20 + 2 * n) * million }));
    const { line, dots } = layScatter(steep, 'year');
    const ends = [line?.from, line?.to];
    for (const end of ends) {
      expect(end?.y).toBeGreaterThanOrEqual(scatterBase - scatterHeight);
      expect(end?.y).toBeLessThanOrEqual(scatterBase);
    }
    // The trend line would leave the chart at the top, so it ends at the edge.
    expect(line?.to.y).toBe(scatterBase - scatterHeight);
    expect(line?.to.x).toBeLessThan(dots.at(-1)?.x ?? 0);
  });
});
