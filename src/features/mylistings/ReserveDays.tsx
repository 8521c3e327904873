import { endOfReservation, reservedDays } from '../../domain/listings/endOfReservation.ts';
import { lastDayOf } from '../../domain/listings/reserved.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { reserving } from '../../i18n/texts/reserving.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';

export const ReserveDays = ({ lang, onChoose }: { lang: Language; onChoose: (until: number) => void }) => {
  const now = Date.now();
  return (
    <div className="mt-4 grid gap-2">
      {reservedDays.map((days) => {
        const until = endOfReservation(days, now);
        return (
          <Button key={days} onClick={() => onChoose(until)}>
            {translate(lang, reserving)('reserveDays', {
              count: days,
              date: formatDate(lang, lastDayOf(until)),
            })}
          </Button>
        );
      })}
    </div>
  );
};
