import { z } from 'astro/zod';
import { specKey } from '../domain/models/modelspec.ts';

const words = z.string().trim().min(1);
const both = z.strictObject({ en: words, vi: words });
const points = z
  .strictObject({ en: z.array(words).min(2), vi: z.array(words).min(2) })
  .refine(({ en, vi }) => en.length === vi.length, {
    error: 'both languages need the same number of points',
  });

export const electricFigures = {
  power: 'W',
  topSpeed: 'km/h',
  range: 'km',
  battery: 'kWh',
  charging: 'h',
  seatHeight: 'mm',
  weight: 'kg',
} as const;
export type ElectricFigure = keyof typeof electricFigures;
const names = Object.keys(electricFigures) as [ElectricFigure, ...ElectricFigure[]];

/** Electric model of a brand guide. `year`: first year of sale. */
export const ElectricModel = z
  .strictObject({
    id: words,
    brand: words,
    model: words,
    year: z.int().gte(2010).lte(2100),
    cells: z.enum(['LFP', 'lithium', 'lead', 'unknown']),
    /** How buyers get the battery, now or in the past. */
    supply: z.array(z.enum(['sold', 'rented', 'swapped'])).min(1),
    /** Only figures with a source, never guessed. `power` is the motor's maximum. */
    figures: z.array(z.strictObject({ figure: z.enum(names), value: z.number().positive(), source: words })),
    /** List prices when new, in đồng. */
    prices: z.array(
      z.strictObject({
        amount: z.int().positive(),
        pack: z.enum(['included', 'excluded', 'unsaid']),
        date: z.coerce.date(),
        source: words,
      }),
    ),
    description: both,
    pros: points,
    cons: points,
    bestFor: points,
    seoKeywords: points,
  })
  .refine((model) => model.id === specKey(model), { error: 'the id is brand-model-year', path: ['id'] })
  .refine(({ figures }) => new Set(figures.map(({ figure }) => figure)).size === figures.length, {
    error: 'each figure once',
    path: ['figures'],
  });
export type ElectricModel = z.infer<typeof ElectricModel>;

/** @example figureOf(quantum, 'power') // => 7000 */
export const figureOf = ({ figures }: Pick<ElectricModel, 'figures'>, name: ElectricFigure) =>
  figures.find(({ figure }) => figure === name)?.value ?? null;
