import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { noFilters } from '../../src/domain/search/bikeFilter.ts';
import { readFilters } from '../../src/domain/search/filterAddress.ts';
import { landingPath } from '../../src/landingPaths.ts';
import { papersPath, paths, viewingPath } from '../../src/paths.ts';
import { page } from './built.ts';
import { answer, demoMarket } from './renderedMarket.ts';

type Control = InstanceType<Window['HTMLElement']>;
type Row = {
  /** Selector of controls; the first matching row applies. */
  selector: string;
  /** Effect of a click or an input before the script has run, or without script. */
  early: string;
  /** Effect with the script, which must equal `early`. */
  later: string;
  /** Returns whether the HTML already shows the effect that `early` describes. */
  holds?: (control: Control) => boolean;
};

/** Directives that store and replay clicks (hydrateOnUse.ts). */
const holding = ['use', 'member'];
const isHeld = (control: Control) => {
  const island = control.closest('astro-island');
  return island !== null && holding.includes(island.getAttribute('client') ?? '');
};
/** Buttons of pages without islands, each with the style that shows it only if scripts run. */
const hidden = (
  [
    ['[data-consent] button', 'ConsentBanner.astro', '.consent {\n      display: none;'],
    ['.language-offer button', 'LanguageOffer.astro', '.language-offer {\n      display: none;'],
    [
      '.dot, [data-toggle]',
      'home/Hero.astro',
      '(scripting: none) { .dot, [data-toggle] { display: none; } }',
    ],
    [
      '.viewing-own :is(button, form, input, select, textarea)',
      'viewing/viewing.css',
      '(scripting: none) {\n  .viewing-own {\n    display: none;',
    ],
    ['.turn', 'listing/Gallery.astro', '.turn {\n    display: none;'],
    ['[data-recent] button', 'listing/Recent.astro', 'hidden data-recent'],
    [
      '.checks-do button',
      'guide/checks.css',
      '(scripting: none) {\n    .body .checks-do {\n      display: none;',
    ],
  ] as const
).map(
  ([selector, file, style]): Row => ({
    selector,
    early: 'is not drawn',
    later: 'acts',
    holds: () => readFileSync(`src/components/${file}`, 'utf8').includes(style),
  }),
);

const rows: readonly Row[] = [
  {
    selector: 'a[data-ask]',
    early: 'leads to a page, or to an email, for the same purpose',
    later: 'opens the dialog for it',
    holds: (link) => /^(?:\/|mailto:)/.test(link.getAttribute('href') ?? ''),
  },
  {
    selector: 'a[data-hold][href*="/auth?redirect="]',
    early: 'waits for the script; without one asks to sign in, then leads to the question',
    later: 'asks to sign in, then leads to the question',
    holds: isHeld,
  },
  {
    selector: 'a[data-hold][role=button]',
    early: 'waits for the script; without one leads to the same choices in a page',
    later: 'opens the choices',
    holds: isHeld,
  },
  {
    selector: 'a[href]',
    early: 'leads to its address',
    later: 'leads to its address',
    // Links that open a dialog need script; another row of this table checks them.
    holds: (link) => !/#(?:contact|ask-\w+)?$/.test(link.getAttribute('href') ?? ''),
  },
  {
    selector: 'form[action]',
    early: 'leads to the address of what was chosen',
    later: 'shows what was chosen, at the same address',
    holds: (form) => form.getAttribute('method') === 'get',
  },
  {
    selector: 'astro-island form',
    early: 'waits for the script; is sent to nobody without one',
    later: 'is checked and sent',
    // With GET, pressing Enter before hydration would put the text into the address.
    holds: (form) => form.getAttribute('method') === 'post',
  },
  {
    selector: 'astro-island form[action] [name], astro-island [form][name]',
    early: 'is in the address that the form leads to',
    later: 'narrows the list, at that address',
  },
  {
    selector: 'astro-island form :is(input, textarea)',
    early: 'is kept until the script takes it',
    later: 'is part of what is sent',
    holds: isHeld,
  },
  {
    selector: 'astro-island button',
    early: 'waits for the script; is not drawn, or says so, without one',
    later: 'acts',
    holds: isHeld,
  },
  {
    selector: '[name=cards], [name=dark]',
    early: 'is drawn by styles alone, or not at all',
    later: 'is remembered on this device',
  },
  {
    selector: 'summary',
    early: 'opens and closes, by the browser',
    later: 'opens and closes',
  },
  {
    selector: 'form[data-papers], form[data-papers] input',
    early: 'takes what is typed; has no name to be sent by',
    later: 'fills in the papers',
    holds: (control) => !control.hasAttribute('name') && !control.hasAttribute('action'),
  },
  {
    selector: 'form[data-papers] button, button[data-print]',
    early: 'clears the form by the browser; others are not drawn without script',
    later: 'prints or clears',
  },
  {
    selector: '.checks input',
    early: 'is ticked, by the browser',
    later: 'is ticked, and remembered on this device',
  },
  {
    selector: '[data-point] :is(input, textarea), [data-part=own] :is(input, select)',
    early: 'is filled in, by the browser',
    later: 'is filled in, and remembered on this device',
  },
  ...hidden,
];

const home = async (address: string) => {
  const answered = await answer(address);
  if (!answered || !('html' in answered)) throw new Error(`${address} is no page`);
  return answered.html;
};
const landing = () => {
  const [first] = demoMarket.listed;
  if (!first) throw new Error('no landing page');
  return home(landingPath(first));
};
const bike = async () => {
  const server = new URL('../../dist/server/', import.meta.url);
  const sample = samplePages().find(({ locals }) => locals.listing);
  if (!sample) throw new Error('no page of a bike');
  return (await renderBundle(server, new URL('entry.mjs', server)).render(sample.path, sample.locals)).html;
};
const pages: Record<string, () => string | Promise<string>> = {
  home: () => home('/'),
  'results of a place': landing,
  'a bike': bike,
  'the buying guide': () => page('en', paths.buyingGuide),
  'signing in': () => page('en', paths.auth),
  contact: () => page('en', paths.contact),
  papers: () => page('en', papersPath),
  'a viewing sheet': () => page('en', viewingPath),
};

const bodyOf = (html: string) => {
  const { document } = new Window();
  document.body.innerHTML = html.replace(/[\s\S]*?<body[^>]*>/, '').replace(/<script[\s\S]*?<\/script>/g, '');
  return document;
};
const isControl = 'a[href], button, input, select, textarea, form, summary';
const nameOf = (control: Control) => control.outerHTML.replace(/class="[^"]*"/g, '').slice(0, 160);

describe('what can be pressed or filled in before a script is there', () => {
  const served = new Map<string, ReturnType<typeof bodyOf>>();
  beforeAll(async () => {
    for (const [name, read] of Object.entries(pages)) served.set(name, bodyOf(await read()));
  });

  it.each(Object.keys(pages))('every control of %s means the same then as later', (name) => {
    const controls = [...(served.get(name)?.querySelectorAll<Control>(isControl) ?? [])];
    expect(controls.length).toBeGreaterThan(20);
    const unlike = controls.flatMap((control) => {
      const row = rows.find(({ selector }) => control.matches(selector));
      if (row === undefined) return [`no row: ${nameOf(control)}`];
      return row.holds && !row.holds(control) ? [`not “${row.early}”: ${nameOf(control)}`] : [];
    });
    expect(unlike).toEqual([]);
  });

  it('the form of the list, sent as it is, chooses nothing but what was typed', () => {
    const document = served.get('home');
    const fields = [
      ...(document?.querySelectorAll<Control>('form[role=search] [name], [form=browse][name]') ?? []),
    ];
    expect(fields.length).toBeGreaterThan(10);
    const query = new URLSearchParams();
    for (const field of fields) {
      const options = [...field.querySelectorAll('option')];
      const option = options.find((each) => each.hasAttribute('selected')) ?? options[0];
      const isUnchecked = field.getAttribute('type') === 'checkbox' && !field.hasAttribute('checked');
      if (!isUnchecked)
        query.set(field.getAttribute('name') ?? '', (option ?? field).getAttribute('value') ?? '');
    }
    query.set('q', 'wave');
    expect(readFilters(query)).toEqual({ ...noFilters, text: 'wave' });
  });
});
