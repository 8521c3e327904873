import { calendarFile, visitUid } from '../../domain/conversations/calendarFile.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import type { Visit } from '../../domain/conversations/proposal.schema.ts';
import { type Stored, titleOf } from '../../domain/listings/listing.ts';
import type { Language } from '../../i18n/languages.ts';
import { calendar } from '../../i18n/texts/calendar.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, paths } from '../../paths.ts';
import { saveFile } from '../../shell/saveFile.ts';

/** Saves a visit as a calendar file. An emailed file has the same UID, so calendars show one entry. */
export const saveVisit = (
  lang: Language,
  { id, bike, updated_at }: Stored<Inquiry>,
  { starts_at, place, sequence }: Visit,
  other: string,
): void => {
  const t = translate(lang, calendar);
  const { origin } = location;
  const event = { uid: visitUid(id, origin), sequence, starts_at, stamp: updated_at, place };
  const url = `${origin}${localize(lang, paths.messages)}#${encodeURIComponent(id)}`;
  const content = calendarFile(event, { title: t('title', { bike: titleOf(bike), other }), url });
  saveFile(new File([content], t('fileName'), { type: 'text/calendar;charset=utf-8' }));
};
