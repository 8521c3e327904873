import { expect, it } from 'vitest';
import { llmsText } from './llmsText.ts';
import { openApi } from './openApi.ts';

it('the OpenAPI description names both addresses and every field of a bike with its meaning', () => {
  const { openapi, paths, components } = openApi();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(['/open-data/bikes.json', '/open-data/bikes-{part}.json']);
  const { properties, required } = components.schemas.Bike;
  expect(required.slice(0, 8)).toEqual([
    ...['url', 'status', 'make', 'model', 'year', 'price_vnd', 'mileage_km', 'battery_health_percent'],
  ]);
  expect(properties.price_vnd).toEqual({
    ...{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    description: 'Asking price in đồng',
  });
  expect(properties.fuel).toEqual({
    ...{ type: 'string', enum: ['petrol', 'electric'], description: 'petrol or electric' },
  });
});

it('llms.txt leads to the pages in whole addresses, and names nobody', () => {
  const text = llmsText();
  expect(text).toMatch(/^# Vongxe\n\n> A free marketplace/);
  expect(text).toMatch(/^- \[Bike value\]\(https?:\/\/[^/]+\/bike-value\): /m);
  expect(text.match(/^- \[/gm)).toHaveLength(15);
});

it('llms.txt names the endpoint for assistants where it is on', () => {
  expect(llmsText(true)).toMatch(/^- \[MCP endpoint\]\(https?:\/\/[^/]+\/mcp\): .+\n$/m);
  expect(llmsText(false)).not.toContain('/mcp');
});
