import { deliveries } from '../../domain/alerts/alertSettings.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import type { Option } from '../../ui/Select.tsx';

/** Email frequencies of one alert. The default follows the email settings. */
export const rhythmOptions = (lang: Language): Option[] =>
  deliveries.map((value) => ({ value, label: translate(lang, alerts)(value) }));
