import { Download } from 'lucide-react';
import { useState } from 'react';
import { type AdminExport, adminExports } from '../../domain/admin/admin.ts';
import { toCsv } from '../../domain/text/csv.ts';
import { vietnameseDay } from '../../domain/time/time.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { saveCsv } from '../../shell/saveCsv.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { askAdmin } from './askAdmin.ts';

export const Exports = ({ lang }: { lang: Language }) => {
  const t = translate(lang, admin);
  const [busy, setBusy] = useState<AdminExport | null>(null);
  const save = async (table: AdminExport) => {
    setBusy(table);
    try {
      const { columns, rows, more } = await askAdmin({ queue: 'export', table });
      const name = `vongxe-${table}-${vietnameseDay(Date.now())}.csv`;
      saveCsv(name, toCsv([columns, ...rows]));
      notify({ title: t(more ? 'exportCut' : 'exportDone'), tone: more ? 'info' : 'success' });
    } catch (failure) {
      reportHandled(failure, `at /admin: export ${table}`);
      const isLimit = codeOf(failure) === 'resource-exhausted';
      notifyFailure(lang, { title: t(isLimit ? 'exportTooMany' : 'failed.other') });
    } finally {
      setBusy(null);
    }
  };
  return (
    <section aria-label={t('exports')} className="mb-5">
      <p className="text-sm text-ink-soft">{t('exportsText')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {adminExports.map((table) => (
          <Button
            key={table}
            loading={busy === table}
            disabled={busy !== null}
            onClick={() => void save(table)}
          >
            <Download size={18} aria-hidden="true" className="shrink-0" />
            {t(`export.${table}`)}
          </Button>
        ))}
      </div>
    </section>
  );
};
