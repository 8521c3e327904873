import * as z from 'zod/mini';
import { ReportContent } from '../../../../src/domain/moderation/report.schema.ts';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { report as reasons } from '../../../../src/i18n/texts/report.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';
import type { Email } from '../buildEmail.ts';
import { operatorEmail, operatorLanguage } from '../operatorEmail.ts';
import { ShownBike } from '../shownBike.ts';

export const reportTexts = {
  subject: { en: 'Report on {site}: {reason}, {bike}', vi: 'Báo cáo trên {site}: {reason}, {bike}' },
  changed: { en: 'Changed report', vi: 'Báo cáo đã sửa' },
  yes: { en: 'replaces an earlier report', vi: 'thay cho báo cáo trước' },
  reason: { en: 'Reason', vi: 'Lý do' },
  bike: { en: 'Listing', vi: 'Tin đăng' },
  address: { en: 'Page', vi: 'Trang' },
  id: { en: 'Listing ID', vi: 'Mã tin đăng' },
  people: { en: 'Number of people who reported it', vi: 'Số người đã báo cáo' },
  from: { en: 'From', vi: 'Người báo cáo' },
  email: { en: 'Email', vi: 'Email' },
} as const satisfies Texts;

export const ReportData = z.extend(ReportContent, {
  motorcycle_id: z.string(),
  bike: z.string(),
  shown: z.optional(ShownBike),
  url: z.string(),
  people: z.int(),
  revision: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type ReportData = z.infer<typeof ReportData>;

export const report = (data: ReportData): Email => {
  const t = translate(operatorLanguage, reportTexts);
  const reason = translate(operatorLanguage, reasons)(data.reason);
  return operatorEmail({
    subject: t('subject', { site: settings.name, reason, bike: data.bike }),
    about: [
      [t('changed'), data.revision > 0 ? t('yes') : null],
      [t('reason'), reason],
      [t('bike'), data.bike],
      [t('address'), data.url],
      [t('id'), data.motorcycle_id],
      [t('people'), String(data.people)],
      [t('from'), data.name],
      [t('email'), data.email],
    ],
    message: data.message,
    bike: { title: oneLine(data.bike), shown: data.shown },
    answerTo: data.email,
  });
};
