import type { AppCheckProvider } from '../../src/installation/installation.schema.ts';
import type { Facts } from './facts.ts';
import { careful, type Finding, unknown, wrong } from './finding.ts';

const names: Record<AppCheckProvider, string> = {
  'recaptcha-enterprise': 'reCAPTCHA Enterprise',
  'recaptcha-v3': 'reCAPTCHA v3',
};

/**
 * Checks that App Check is registered for the pages' provider; otherwise `enforce` would refuse every
 * visitor.
 */
export const checkAppCheck = ({ settings, cloud, target }: Facts): Finding[] => {
  const { appCheck, appCheckProvider: provider, firebase } = settings;
  if (appCheck === 'off') return [];
  const place = `Firebase console of ${firebase.projectId || '<project>'} → App Check → Apps → your web app`;
  const registered = cloud.appCheck?.[provider];
  if (registered === undefined)
    return target === 'rehearsal'
      ? []
      : [
          unknown(
            `App Check: whether ${names[provider]} is registered could not be checked from here.`,
            `Check that it is: ${place}.`,
          ),
        ];
  const others = (Object.keys(names) as AppCheckProvider[]).filter(
    (other) => other !== provider && cloud.appCheck?.[other] != null,
  );
  if (registered === null)
    return [
      wrong(
        `App Check has no ${names[provider]} for this web app, so it refuses every token from a page.`,
        others[0]
          ? `Write "appCheckProvider": "${others[0]}" in installations/${target}.json, which is registered, or register ${names[provider]}: ${place}.`
          : `Register it with the site key of appCheckKey: ${place}.`,
      ),
    ];
  // '' for reCAPTCHA v3: the API does not return its site key.
  if (registered !== '' && registered !== firebase.appCheckKey)
    return [
      wrong(
        `App Check has a site key of ${names[provider]} that differs from firebase.appCheckKey.`,
        `Copy the site key: ${place}.`,
      ),
    ];
  return provider === 'recaptcha-v3'
    ? [
        careful(
          'App Check uses reCAPTCHA v3, which Google asks new sites not to use.',
          'Nothing to do if the site already has such a key; docs/operating.md, "App Check", says how to change it.',
        ),
      ]
    : [];
};
