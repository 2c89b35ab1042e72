import { expect, type Page, type Request, type Route } from '@playwright/test';
import { read } from './api.ts';
import type { CallFacts, Source } from './data-facts.ts';
import type { Entity } from './entity.ts';
import { apiOf } from './facts.ts';
import { untilSettled } from './in-page.ts';
import type { Problems } from './problems.ts';

/** What a call is answered with; `silence` never comes, `none` breaks the connection. */
export type FaultyAnswer =
  | { readonly status: number }
  | { readonly body: string }
  | { readonly json: unknown }
  | 'none'
  | 'silence';

/** The calls of one source, in the hands of a test; the server is never asked to do wrong. */
export interface Intercepted {
  readonly answer: (answer: FaultyAnswer) => void;
  /** Answers one call with a status, and lets those after it through. */
  readonly answerOnce: (status: number) => void;
  /** Lets the server's own answers through, altered item by item where a change is given. */
  readonly letThrough: (change?: (item: Entity) => unknown) => void;
  /** Lets lists through without their items. */
  readonly empty: () => void;
  /** Lets lists through with their items in the opposite order. */
  readonly reverse: () => void;
  /** Whether a URL is that of such a call. */
  readonly isFor: (url: string) => boolean;
  /** Waits until such a call was answered, and the page shows what came of it. */
  readonly answered: () => Promise<void>;
  /** The URLs that were asked for more than once. */
  readonly repeated: () => readonly string[];
}

/** Whose calls a test takes into its hands, and where their answer has its items. */
export type InterceptedCall = CallFacts & Pick<Source, 'items'>;

/** Takes the calls of an endpoint into a test's hands. */
export async function intercept(
  page: Page,
  problems: Problems,
  source: InterceptedCall,
): Promise<Intercepted> {
  const path = new RegExp(
    `^${escapePattern(apiOf(source).base)}${source.endpoint
      .split(/\{[^{}]+\}/)
      .map(escapePattern)
      .join('[^/]+')}$`,
  );
  problems.allow(new RegExp(escapePattern(source.endpoint.split('{')[0] ?? '')));
  let act: (route: Route) => Promise<void> = (route) => route.fallback();
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => path.test(pathname),
    (route) => {
      asked.push(route.request().url());
      return act(route);
    },
  );
  const isFor = (url: string) => path.test(new URL(url).pathname);
  let answers = 0;
  const count = (request: Request) => {
    if (isFor(request.url())) answers += 1;
  };
  page.on('requestfinished', count).on('requestfailed', count);
  const passOn = (change: (items: readonly unknown[]) => readonly unknown[]) => {
    act = async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withItems(await response.json(), source, change) });
    };
  };
  return {
    answer(answer) {
      act = async (route) => {
        if (answer === 'silence') return;
        if (answer === 'none') return route.abort('connectionrefused');
        await route.fulfill('body' in answer ? { ...answer, contentType: 'text/html' } : answer);
      };
    },
    answerOnce(status) {
      act = (route) => {
        act = (next) => next.fallback();
        return route.fulfill({ status });
      };
    },
    letThrough(change) {
      if (change === undefined) act = (route) => route.fallback();
      else passOn((items) => items.map((item) => change(item as Entity)));
    },
    empty: () => passOn(() => []),
    reverse: () => passOn((items) => [...items].reverse()),
    isFor,
    async answered() {
      await expect.poll(() => answers).toBeGreaterThan(0);
      await page.evaluate(untilSettled);
    },
    repeated: () => asked.filter((url, index) => asked.indexOf(url) !== index),
  };
}

/** A picture of a server that no site names: whoever has it would know who reads. */
export const FOREIGN_PICTURE = 'https://elsewhere.invalid/seen.png';

/** Markup that must never come to life: scripts, handlers, foreign frames, forms and styles. */
export const HOSTILE_HTML = [
  '<p>Harmless words</p>',
  '<script>window.hostile = "script"</script>',
  '<img src="/no-such-picture" onerror="window.hostile = \'handler\'" alt="">',
  '<a href="javascript:window.hostile = \'link\'">a link</a>',
  '<svg onload="window.hostile = \'svg\'"><script>window.hostile = "svg script"</script></svg>',
  '<iframe srcdoc="<script>parent.hostile = \'frame\'</script>"></iframe>',
  '<form action="/stolen"><input name="password" type="password"></form>',
  '<style>body { display: none }</style>',
  '<object data="/stolen"></object>',
  `<img src="${FOREIGN_PICTURE}" alt="">`,
  '<img src="//elsewhere.invalid/seen.png" alt="">',
  // Harmless, and of use to those alone who have no readings above characters.
  '<p><ruby>字<rp>(</rp><rt>zì</rt><rp>)</rp></ruby></p>',
].join('');

/** URLs that must never be followed, in spellings that browsers bear. */
export const HOSTILE_URLS = [
  "javascript:window.hostile = 'url'",
  " JAVA\tSCRIPT:window.hostile = 'spelling'",
  "data:text/html,<script>window.hostile = 'data'</script>",
];

/** URLs that begin as paths do and name another site, as browsers read them. */
export const ELSEWHERE_URLS = [
  '//elsewhere.invalid/x',
  '/\\elsewhere.invalid/x',
  '/\t/elsewhere.invalid/x',
];

/** The value of a field with links: harmless ones first, then one to each hostile URL. */
export function hostileLinks(words: string, url: string): readonly Entity[] {
  return [
    { [words]: 'A harmless link', [url]: 'https://example.org/harmless' },
    ...ELSEWHERE_URLS.map((elsewhere) => ({ [words]: 'A link elsewhere', [url]: elsewhere })),
    ...HOSTILE_URLS.map((hostile) => ({ [words]: 'A hostile link', [url]: hostile })),
  ];
}

/**
 * Runs in the page: what of the hostile markup is there, or has run, and what leads elsewhere or asks for a picture
 * there as if that were the site.
 */
export function findHostile(): readonly string[] {
  const found = [...document.querySelectorAll('main *')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const isForeign = ['script', 'iframe', 'form', 'style', 'object'].includes(name);
    const attributes = [...element.attributes]
      .filter(
        (attribute) =>
          attribute.name.startsWith('on') ||
          (['href', 'src', 'action'].includes(attribute.name) &&
            /^\s*(javascript|data):/i.test(attribute.value.replace(/[\t\n\r]/g, ''))),
      )
      .map((attribute) => `${name} ${attribute.name}="${attribute.value}"`);
    // A page's own search form is none of the answer's.
    return isForeign && element.closest('search') === null ? [name, ...attributes] : attributes;
  });
  const brackets = [...document.querySelectorAll('main ruby')].flatMap((ruby) =>
    [...ruby.childNodes].filter((node) => node instanceof Text && /[()]/.test(node.data)),
  );
  if (brackets.length > 0) found.push('brackets within a reading');
  for (const { src } of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (src.includes('elsewhere.invalid')) found.push(`picture ${src}`);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'main a[href*="elsewhere.invalid"]',
  )) {
    const isOutside = link.target === '_blank' && /\bno(?:opener|referrer)\b/.test(link.rel);
    if (link.hostname !== 'elsewhere.invalid' || !isOutside) found.push(`link ${link.href}`);
  }
  const ran: unknown = Reflect.get(window, 'hostile');
  return ran === undefined ? found : [...found, `ran: ${String(ran)}`];
}

/** A text of more lines than any is cut to, which no other field has. */
export function longText(field: string): string {
  return `${field} `.repeat(Math.ceil(900 / (field.length + 1))).trim();
}

/** An item with nothing but the fields that tell it from others. */
export function bare(item: Entity): Entity {
  return Object.fromEntries(Object.entries(item).filter(([name]) => NEEDED_FIELDS.has(name)));
}

/** An item whose fields all have values of other types. */
export function odd(item: Entity): Entity {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      if (NEEDED_FIELDS.has(name)) return [name, value];
      if (typeof value === 'string') return [name, { unheardOf: [value] }];
      return [name, Array.isArray(value) ? { unheardOf: value } : [null, { value }]];
    }),
  );
}

/** An item with other values in some of its fields, which may be dotted paths. */
export function withValues(item: Entity, values: Entity): unknown {
  return Object.entries(values).reduce<unknown>(
    (changed, [field, value]) => replaceAt(changed, field.split('.'), value),
    item,
  );
}

const NEEDED_FIELDS = new Set(['id', 'code', 'documentId', 'slug']);

function withItems(
  body: unknown,
  source: InterceptedCall,
  change: (items: readonly unknown[]) => readonly unknown[],
): unknown {
  const path = [apiOf(source).envelope, source.items]
    .filter((step) => step !== undefined)
    .join('.');
  if (path === '') return Array.isArray(body) ? change(body) : change([body])[0];
  const value = read(body, path);
  return replaceAt(
    body,
    path.split('.'),
    Array.isArray(value) ? change(value) : change([value])[0],
  );
}

/** A value with another at a path in it; what is missing on the way is made. */
export function replaceAt(
  node: unknown,
  [name, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (name === undefined) return value;
  const isPlace = /^\d+$/.test(name);
  const known = typeof node === 'object' && node !== null ? node : isPlace ? [] : {};
  const replaced = { [name]: replaceAt(Reflect.get(known, name), rest, value) };
  return Array.isArray(known) ? Object.assign([...known], replaced) : { ...known, ...replaced };
}

/** A pattern that these words fit, and no others. */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
