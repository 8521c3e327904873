import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/texts.ts';
import { kitTexts } from './kitTexts.ts';
import { Chapter, Specimen } from './Specimen.tsx';

const colours = {
  paper: 'bg-paper',
  surface: 'bg-surface',
  sunken: 'bg-sunken',
  line: 'bg-line',
  'line-strong': 'bg-line-strong',
  ink: 'bg-ink',
  'ink-soft': 'bg-ink-soft',
  'ink-faint': 'bg-ink-faint',
  signal: 'bg-signal',
  'signal-strong': 'bg-signal-strong',
  'signal-soft': 'bg-signal-soft',
  leaf: 'bg-leaf',
  'leaf-strong': 'bg-leaf-strong',
  'leaf-soft': 'bg-leaf-soft',
  asphalt: 'bg-asphalt',
  'asphalt-soft': 'bg-asphalt-soft',
  blue: 'bg-blue',
  'blue-soft': 'bg-blue-soft',
  danger: 'bg-danger',
  'danger-soft': 'bg-danger-soft',
  warn: 'bg-warn',
  'warn-soft': 'bg-warn-soft',
  'on-fill': 'bg-on-fill',
  shade: 'bg-shade',
};
const sizes = {
  '5xl': 'text-5xl',
  '4xl': 'text-4xl',
  '3xl': 'text-3xl',
  '2xl': 'text-2xl',
  xl: 'text-xl',
};

export const KitTokens = ({ lang }: { lang: Language }) => {
  const t = translate(lang, kitTexts);
  return (
    <Chapter title="Tokens">
      <Specimen name="colours" wide>
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-6 lg:grid-cols-11">
          {Object.entries(colours).map(([name, ground]) => (
            <li key={name} className="text-xs text-ink-soft">
              <span className={`mb-1 block h-12 rounded-md border border-line ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="type" wide>
        <div className="space-y-4">
          {Object.entries(sizes).map(([name, size]) => (
            <p key={name} className={`font-bold tracking-tight ${size}`}>
              {t('headline')}
            </p>
          ))}
          <p className="text-lg text-ink-soft">{t('paragraph')}</p>
          <p className="max-w-2xl">{t('paragraph')}</p>
          <p className="text-sm text-ink-soft">{t('paragraph')}</p>
          <p className="text-xs text-ink-faint">{t('paragraph')}</p>
        </div>
      </Specimen>
      <Specimen name="figures">
        <p className="figures text-xl font-bold">{lang === 'vi' ? '38.500.000 ₫' : '38,500,000 ₫'}</p>
        <p className="figures text-xl font-bold">{lang === 'vi' ? '111.111.111 ₫' : '111,111,111 ₫'}</p>
      </Specimen>
      <Specimen name="cut">
        <p className="cut w-48 text-2xl font-bold">ỄN ĐỘ XE ỞỘẬ gyp {t('headline')}</p>
      </Specimen>
    </Chapter>
  );
};
