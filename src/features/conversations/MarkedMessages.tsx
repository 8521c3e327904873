import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { safety } from '../../i18n/texts/safety.ts';
import { translate } from '../../i18n/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { Markable } from './readMarkable.ts';

type Props = {
  lang: Language;
  messages: readonly Markable[];
  marked: ReadonlySet<string>;
  onMark: (marked: ReadonlySet<string>) => void;
};

export const MarkedMessages = ({ lang, messages, marked, onMark }: Props) => (
  <fieldset className="mt-3">
    <legend className="mb-1 text-sm font-semibold">{translate(lang, safety)('report.messages')}</legend>
    {messages.map(({ id, message, created_at }) => (
      <Checkbox
        key={id}
        label={<span className="line-clamp-3 wrap-anywhere">{message}</span>}
        hint={formatMoment(lang, created_at)}
        checked={marked.has(id)}
        onChange={({ target }) =>
          onMark(new Set(target.checked ? [...marked, id] : [...marked].filter((one) => one !== id)))
        }
      />
    ))}
  </fieldset>
);
