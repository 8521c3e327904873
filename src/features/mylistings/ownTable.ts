import { type FieldName, fieldNames } from '../../domain/listings/fields.ts';
import { type Cell, toCsv } from '../../domain/text/csv.ts';
import { withoutTags } from '../../domain/text/withoutTags.ts';
import { inVietnam, tableTime } from '../../domain/time/tableTime.ts';
import { fieldLabel, fieldValue } from '../../i18n/fieldWords.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { ownTable as texts } from '../../i18n/texts/ownTable.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { saveCsv } from '../../shell/saveCsv.ts';
import type { Mine } from './planAction.ts';

/** Keeps numbers, so that spreadsheets can add them. */
const cellOf = (lang: Language, name: FieldName, value: unknown): Cell => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? fieldValue(lang, name, value) : null;
};

/** Table of own listings, without phone numbers. */
export const ownRows = (lang: Language, listings: readonly Mine[]): Cell[][] => {
  const t = translate(lang, texts);
  const head = [
    t('id'),
    t('status'),
    ...fieldNames.map((name) => fieldLabel(lang, name)),
    t('price'),
    t('views'),
    inVietnam(t('created')),
    inVietnam(t('updated')),
    t('page'),
    t('description'),
  ];
  const rows = listings.map((listing) => [
    listing.id,
    translate(lang, bike)(listing.status),
    ...fieldNames.map((name) => cellOf(lang, name, listing[name])),
    listing.price,
    listing.views_count ?? 0,
    tableTime(listing.created_at),
    tableTime(listing.updated_at),
    listing.slug ? settings.origin + localize(lang, paths.listing(listing.slug)) : null,
    withoutTags(listing.description).replace(/\s+/g, ' ').trim(),
  ]);
  return [head, ...rows];
};

export const saveOwnTable = (lang: Language, listings: readonly Mine[], day: string): void =>
  saveCsv(`vongxe-listings-${day}.csv`, toCsv(ownRows(lang, listings)));
