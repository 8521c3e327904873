import type { Language } from '../../../src/i18n/languages.ts';
import { settings } from '../../../src/settings.ts';
import { darkRules, look } from './colours.ts';
import { type Action, linkRow } from './emailParts.ts';
import { Html, html } from './html.ts';
import { senderLine } from './signature.ts';

const font = "font-family:'Be Vietnam Pro',Arial,sans-serif";

/** Outlook replaces an unknown first font by Times, and scales images by screen density by default. */
const outlookHead = new Html(
  '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style>' +
    '<xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings>' +
    '<o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->',
);
/** Outlook ignores `max-width`; the outer table limits it to 600 px. */
const outlookStart = new Html(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
);
const outlookEnd = new Html('<!--[if mso]></td></tr></table><![endif]-->');

/** Separate `<style>` blocks: Gmail drops a whole block if anything in it is unknown. */
const narrow = new Html(
  '<style>@media (max-width:480px){.wide{width:100%!important}.sheet{padding:20px 16px!important}}</style>',
);
const dark = new Html(
  `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>`,
);

const maxPreview = 90;

export type EmailPage = {
  heading: string;
  preview: string;
  content: readonly Html[];
  reason: string;
  /** Below the reason. */
  links?: readonly Action[];
  site: string;
};

/** Returns an email as HTML. Outlook and some Gmail programs support only tables and inline colours. */
export const emailPage = (
  language: Language,
  { heading, preview, content, reason, links = [], site }: EmailPage,
): string => {
  const line = [...preview].slice(0, maxPreview).join('');
  const logo = new URL('/icon-192.png', site).href;
  const sheet = look(
    { text: 'ink', ground: 'surface', edge: 'line' },
    'padding:24px;border-style:solid;border-width:1px;border-radius:12px;font-size:16px;line-height:26px;word-wrap:break-word;word-break:break-word',
    ['sheet'],
  );
  const head = look({ text: 'ink' }, 'padding:0 4px 12px;font-size:18px;line-height:28px;font-weight:700');
  const foot = look(
    { text: 'ink-faint' },
    'padding:16px 4px 0;font-size:13px;line-height:20px;word-wrap:break-word',
  );
  const sender = senderLine(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
${narrow}
${dark}
${outlookHead}
</head>
<body ${look({ ground: 'paper' }, 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${line}</div>
<table role="presentation" ${look({ ground: 'paper' }, 'width:100%;border-collapse:collapse')}>
<tr><td style="padding:16px 12px 24px">${outlookStart}
<table role="presentation" style="width:100%;max-width:600px;margin:0 auto;border-collapse:separate;border-spacing:0;table-layout:fixed;${font}">
<tr><td ${head}><img src="${logo}" width="28" height="28" alt="" style="border:0;vertical-align:middle">
<span translate="no" style="vertical-align:middle">${settings.name}</span></td></tr>
<tr><td ${sheet}><h1 style="margin:0 0 20px;font-size:22px;line-height:31px;font-weight:700">${heading}</h1>
${content}</td></tr>
<tr><td ${foot}><p style="margin:0">${reason}</p>${links.length > 0 ? linkRow(links) : ''}${sender ? html`<p style="margin:8px 0 0" translate="no">${sender}</p>` : ''}</td></tr>
</table>
${outlookEnd}</td></tr>
</table>
</body>
</html>`.markup;
};
