import * as z from 'zod/mini';
import { factFilters, rowOfFact } from '../../../src/domain/listings/factFilters.ts';
import { isChoiceField, rowOfField } from '../../../src/domain/listings/fields.ts';
import { sellerKinds } from '../../../src/domain/listings/sellerKind.ts';
import { makes } from '../../../src/domain/models/makes.ts';
import { maxModels } from '../../../src/domain/models/modelChoice.ts';
import { locations } from '../../../src/domain/places/locations.ts';
import {
  type ChoiceName,
  choices,
  filterCategories,
  ranges,
  sorts,
} from '../../../src/domain/search/bikeFilter.ts';
import { readFilters, writeFilters } from '../../../src/domain/search/filterAddress.ts';
import { choiceCodes } from '../../../src/i18n/fieldWords.ts';
import { type Path, paths } from '../../../src/paths.ts';
import { answerGridQuestion } from '../pages/answerGridQuestion.ts';
import { inBoth, shownBike } from './shownBike.plan.ts';
import { tool } from './tool.ts';

const pageSize = 20;
const maxPage = 50;

const valuesOf = (name: ChoiceName): readonly string[] => {
  if (name === 'make') return makes;
  if (name === 'location') return locations.map(({ value }) => value);
  if (name === 'category') return filterCategories;
  if (name === 'seller') return sellerKinds;
  const row = rowOfField(name);
  return row.kind === 'choice' ? row.values : [];
};
const aboutChoice = (name: ChoiceName): string => {
  if (name === 'make') return 'Make';
  if (name === 'seller') return 'Who sells the bike';
  return isChoiceField(name) ? choiceCodes('en', name) : 'Where the bike is';
};
const units = { cc: 'cc', price: 'đồng', year: 'year of make', mileage: 'km' } as const;
const openFacts = factFilters.filter((name) => rowOfFact(name).openData);

const amount = (about: string) =>
  z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000_000), z.describe(about)));
const SearchInput = z.strictObject({
  text: z.optional(
    z
      .string()
      .check(
        z.maxLength(80),
        z.describe(
          'Words in English or Vietnamese, as a person types them: “honda vision da nang under 20 million”, “xe tay ga giá rẻ”.',
        ),
      ),
  ),
  ...Object.fromEntries(
    choices.map((name) => [
      name,
      z.optional(z.enum([...valuesOf(name)]).check(z.describe(aboutChoice(name)))),
    ]),
  ),
  model: z.optional(
    z
      .array(z.string())
      .check(
        z.maxLength(maxModels),
        z.describe('Models of the make, such as “Wave Alpha”; without a make ignored'),
      ),
  ),
  ...Object.fromEntries(
    ranges.flatMap((name) => [
      [`${name}_from`, amount(`Lowest, in ${units[name]}`)],
      [`${name}_to`, amount(`Highest, in ${units[name]}`)],
    ]),
  ),
  ...Object.fromEntries(
    openFacts.map((name) => [
      rowOfFact(name).address,
      z.optional(z.literal(true).check(z.describe(`Only bikes with the fact ${rowOfFact(name).openData}`))),
    ]),
  ),
  sort: z.optional(z.enum(sorts).check(z.describe('Without it: best match for text, else newest'))),
  with_sold: z.optional(z.boolean().check(z.describe('Lists sold bikes after those for sale'))),
  page: z.optional(
    z.int().check(z.gte(1), z.lte(maxPage), z.describe(`Pages have ${pageSize} bikes, from 1`)),
  ),
});

/** Converts the input to the home page's query, which `readFilters` parses. */
const queryOf = ({ text, with_sold, page: _, ...others }: z.infer<typeof SearchInput>): URLSearchParams => {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  for (const [name, value] of Object.entries<unknown>(others))
    for (const one of [value].flat())
      if (one !== undefined) query.append(name, one === true ? '1' : String(one));
  if (!with_sold) query.set('sold', '0');
  return query;
};

export const searchBikes = tool<z.infer<typeof SearchInput>>({
  name: 'search_bikes',
  title: 'Search motorcycles for sale',
  description:
    'Finds used motorcycles in Vietnam by words and filters. Returns facts, asking prices in đồng and page addresses. for_sale is the number of matches. price_rating compares with similar bikes: low (suspiciously low), good, fair, above.',
  input: SearchInput,
  run: async (site, input) => {
    const filters = readFilters(queryOf(input));
    const page = input.page ?? 1;
    const from = (page - 1) * pageSize;
    const question = { filters, from, to: from + pageSize, facets: false, suggest: false };
    const { cards, active, sold } = await answerGridQuestion(site, question);
    return {
      for_sale: active,
      ...(input.with_sold && { sold }),
      page,
      pages: Math.min(maxPage, Math.ceil((active + (input.with_sold ? sold : 0)) / pageSize)),
      bikes: cards.map(shownBike),
      same_search: inBoth(`${paths.home}${writeFilters(filters)}` as Path),
    };
  },
});
