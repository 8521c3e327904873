import { createHash } from 'node:crypto';
import { plainPath } from '../../../src/canonicalPath.ts';
import type { PushDevice } from '../../../src/domain/push/pushDevice.schema.ts';
import type { PushKind } from '../../../src/domain/push/pushDevice.ts';
import type { PushShown } from '../../../src/domain/push/pushShown.ts';
import { oneLine } from '../../../src/domain/text/oneLine.ts';
import { day } from '../../../src/domain/time/time.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { pushed } from '../../../src/i18n/texts/pushed.ts';
import { translate } from '../../../src/i18n/texts.ts';
import { localize, type Path } from '../../../src/paths.ts';
import type { Mail } from '../emails/mail.ts';
import type { ThreadMessageData } from '../emails/memberEmail.ts';
import type { AlertFindsData } from '../emails/templates/alertMatches.ts';

/** `topic`: a newer message replaces an older one with the same topic. */
export type PushMessage = {
  shown: PushShown;
  seconds: number;
  urgency: 'high' | 'normal';
  topic: string | null;
};

type To = Pick<PushDevice, 'language' | 'choice'>;
/** Maximum characters. Push services limit bytes, and a Vietnamese character has up to three. */
const maxBody = 300;
const maxTitle = 150;
const shorten = (text: string, maxLength: number) => {
  const signs = [...text];
  return signs.length <= maxLength ? text : `${signs.slice(0, maxLength - 1).join('')}…`;
};
/** Hashes a topic, so that push services cannot read it. Topics have at most 32 characters. */
const mark = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);
const pathOf = (url: string, language: Language): Path => {
  const { pathname, hash } = new URL(url);
  return localize(language, plainPath(pathname + hash));
};

const aboutThread = (kind: 'inquiry' | 'reply', data: ThreadMessageData, to: To): PushMessage => {
  const t = translate(to.language, pushed);
  const path = pathOf(data.url, to.language);
  const bike = oneLine(data.bike);
  const title = to.choice.shows
    ? t('from', { name: oneLine(data.other), bike })
    : t(kind === 'inquiry' ? 'question' : 'reply', { bike });
  const tag = mark(pathOf(data.url, 'en'));
  return {
    shown: {
      title: shorten(title, maxTitle),
      body: to.choice.shows ? shorten(data.message, maxBody) : t('open'),
      lang: to.language,
      path,
      tag,
    },
    seconds: (28 * day) / 1_000,
    urgency: 'high',
    topic: tag,
  };
};

const aboutBikes = (id: string, { bikes, alertsUrl }: AlertFindsData, to: To): PushMessage => {
  const t = translate(to.language, pushed);
  const [first] = bikes;
  const isOne = bikes.length === 1 && first !== undefined;
  const isFound = first !== undefined && (first.because.length > 0 || first.follows === true);
  const title = isOne
    ? t(isFound ? 'found' : 'cheaper', { title: oneLine(first.title) })
    : t('several', { count: bikes.length });
  const body = isOne ? first.facts : bikes.map((bike) => oneLine(bike.title)).join(' · ');
  return {
    shown: {
      title: shorten(title, maxTitle),
      body: shorten(body, maxBody),
      lang: to.language,
      path: pathOf(isOne ? first.url : alertsUrl, to.language),
      tag: mark(id),
    },
    seconds: (3 * day) / 1_000,
    urgency: 'normal',
    // No topic: notifications about different bikes must not replace each other.
    topic: null,
  };
};

/** Returns null for emails without notifications. */
export const pushKindOf = (mail: Mail): PushKind | null => {
  if (mail.data === null) return null;
  if (mail.kind === 'alertFinds') return 'alerts';
  // A notification cannot contain a calendar file.
  const isPlain = (mail.kind === 'inquiry' || mail.kind === 'reply') && mail.data.calendar === undefined;
  return isPlain ? 'messages' : null;
};

/**
 * Plans the notification for an email. Shows a message's sender and text only if the device's owner chose so.
 */
export const planPushMessage = (id: string, mail: Mail, to: To): PushMessage | null => {
  const kind = pushKindOf(mail);
  if (kind === null || !to.choice[kind]) return null;
  if (mail.kind === 'alertFinds') return mail.data && aboutBikes(id, mail.data, to);
  if (mail.kind === 'inquiry' || mail.kind === 'reply')
    return mail.data && aboutThread(mail.kind, mail.data, to);
  return null;
};
