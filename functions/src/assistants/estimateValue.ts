import * as z from 'zod/mini';
import { answersTo } from '../../../src/domain/listings/factQuestions.ts';
import { makes } from '../../../src/domain/models/makes.ts';
import { type AskedForm, writeAsked } from '../../../src/domain/prices/askedQuery.ts';
import { addressIn, landingPath, valuePath } from '../../../src/landingPaths.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { marketOf } from '../pages/landingPage.ts';
import { planValue } from '../pages/value.plan.ts';
import { estimatorOf } from '../prices/estimatorOf.ts';
import { absolute } from './shownBike.plan.ts';
import { Refusal, tool } from './tool.ts';

const ValueInput = z.strictObject({
  make: z.enum(makes),
  model: z.string().check(z.minLength(1), z.maxLength(100), z.describe('Such as Vision or Air Blade 125')),
  year: z.int().check(z.describe('Year of make')),
  mileage_km: z.int().check(z.gte(0)),
  papers_in_sellers_name: z.optional(z.boolean().check(z.describe('Leave it out if unknown'))),
  battery: z.optional(
    z
      .enum(['owned', 'rented'])
      .check(z.describe('Electric bikes only: is the battery sold with the bike, or rented? Default: owned')),
  ),
});

const papersOf = (isOwn: boolean | undefined): string =>
  answersTo('papers').find((answer) => isOwn !== undefined && isOwn === (answer === 'own_name')) ?? '';

export const estimateValue = tool<z.infer<typeof ValueInput>>({
  name: 'estimate_value',
  title: 'What a used motorcycle is worth',
  description:
    'Estimates the asking price of a used motorcycle in Vietnam, in đồng, from similar bikes for sale. At least 80% of those are priced between low and high. Without enough similar bikes, there is no estimate.',
  input: ValueInput,
  run: async (site, input) => {
    const form: AskedForm = {
      make: input.make,
      model: input.model,
      year: String(input.year),
      mileage: String(input.mileage_km),
      papers: papersOf(input.papers_in_sellers_name),
      battery: input.battery ?? '',
    };
    const cards = await readCards(site);
    const context = { language: 'en', now: new Date() } as const;
    const query = new URLSearchParams(writeAsked(form));
    const { problems, asked, estimate, more } = planValue(
      marketOf(cards),
      estimatorOf(cards),
      query,
      context,
    );
    if (!asked) throw new Refusal(`These values can't be read: ${Object.entries(problems).flat().join(' ')}`);
    return {
      estimate: estimate && {
        low_vnd: estimate.low,
        typical_vnd: estimate.typical,
        high_vnd: estimate.high,
        similar_by: estimate.basis,
        bikes: estimate.cards.length,
        sellers: estimate.sellers,
      },
      page: {
        en: absolute(`${addressIn('en', valuePath)}${writeAsked(form)}`),
        vi: absolute(`${addressIn('vi', valuePath)}${writeAsked(form)}`),
      },
      for_sale: more && {
        en: absolute(addressIn('en', landingPath(more.landing))),
        vi: absolute(addressIn('vi', landingPath(more.landing))),
      },
    };
  },
});
