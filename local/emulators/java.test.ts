import { expect, it } from 'vitest';
import { javaMajor } from './java.ts';

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_392"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "25.0.1"', 25],
  ['command not found', undefined],
])('reads the version out of %j', (text, major) => {
  expect(javaMajor(text)).toBe(major);
});
