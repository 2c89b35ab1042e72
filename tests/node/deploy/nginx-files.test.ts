import { describe, expect, test } from 'vitest';
import { type NginxFacts, nginxFiles } from '../../../src/node/deploy/nginx-files.ts';
import { compileRight } from '../../compile-right.ts';
import { GARDEN } from '../../garden/make-garden.ts';
import { flatten, parseNginx } from './parse-nginx.ts';

const { compiled } = compileRight(GARDEN);
const { site, table, backends } = compiled;

const FACTS: NginxFacts = {
  site,
  table,
  ...{ feeds: ['/reports.atom'], itemFiles: [] },
  files: [{ view: 'view', layout: 'agenda', path: '/garden/events.ics', ending: 'ics' }],
  redirects: new Map([['/garden', '/garden/us']]),
  types: new Map([['html', 'text/html; charset=utf-8']]),
  headers: new Map([
    ['text/html', { 'content-security-policy': "default-src 'self'" }],
    ['image/webp', { 'x-frame-options': 'DENY' }],
    ['application/json', { 'content-security-policy': "default-src 'none'; sandbox" }],
  ]),
  backends,
  origins: new Map([[undefined, 'https://api.example.org']]),
};
const files = nginxFiles(FACTS);
const textOf = (name: string) => files.get(name) ?? '';
const wordsOf = (name: string) => flatten(parseNginx(textOf(name))).map(({ words }) => words);

test.each([...files.keys()])('%s is well-formed', (name) => {
  expect(wordsOf(name).length).toBeGreaterThan(0);
});

test('each file that is included is written, and each is included', () => {
  const included = [...files.keys()]
    .flatMap(wordsOf)
    .flatMap(([directive, file]) => (directive === 'include' ? [file?.replace('site/', '')] : []));
  const entries = ['http.conf', 'proxy-http.conf', 'static.conf', 'proxy.conf'];
  // Whoever has the module for brotli, or several copies of the server, writes these.
  const optional = ['brotli[.]conf', 'copies.conf'];
  expect([...new Set([...included, ...entries])].sort()).toEqual(
    [...files.keys(), ...optional].sort(),
  );
});

test('each variable of the site’s own is defined once, and used', () => {
  const defined = [...files.keys()]
    .flatMap(wordsOf)
    .flatMap(([directive, , name]) => (directive === 'map' ? [name] : []));
  const written = textOf('generated.conf') + textOf('feeds.conf');
  const captured = [...written.matchAll(/\(\?<(site_\w+)>/g)].map(([, name]) => `$${name}`);
  const all = [...files.values()]
    .join('\n')
    .replaceAll(/^map \S+ \$\w+/gm, (line) => line.replace(/\$\w+$/, ''));
  const used = all.match(/\$site_\w+/g) ?? [];
  expect([...new Set([...defined, ...captured])].sort()).toEqual([...new Set(used)].sort());
  expect(new Set(defined).size).toBe(defined.length);
});

test('the files that layouts make stand at their paths, each in the language that is asked for', () => {
  const written = textOf('feeds.conf');
  expect(written).toContain('location = "/garden/events.ics" {');
  expect(written).toContain('try_files /garden/events.$site_feed_language.ics =404;');
  const [, item = ''] = /location ~ "([^"]+)" \{/.exec(written) ?? [];
  const place = new RegExp(item.replaceAll('\\\\', '\\'));
  expect(place.exec('/garden/events/one.two.ics')?.groups?.site_item).toBe('one.two');
  expect(place.test('/garden/events/one/two.ics')).toBe(false);
  expect(place.test('/garden/eventsone.ics')).toBe(false);
  expect(written).toContain('try_files /garden/events/$site_item.$site_feed_language.ics =404;');
});

test('what is chosen of lists is a form of its own, and so is what is over', () => {
  const views = table.routes.flatMap((route) => route.views);
  const [list] = views.flatMap((view) => view.list ?? []);
  const dated = { ...list, filters: [], sort: undefined, time: { parameter: 'when', field: 'a' } };
  const routes = [...table.routes, { ...table.routes[0], views: [{ ...views[0], list: dated }] }];
  const changed = { ...FACTS, table: { ...table, routes } } as unknown as NginxFacts;
  const maps = nginxFiles(changed).get('generated.conf') ?? '';
  expect(maps).toContain('(?:^|&)(?<site_time_name>when)=past(?:&|$)');
  expect(maps).toMatch(/\(\?:q\|place\|words\|sort\)=\[\^&\]/);
});

test('further pages of lists beside the first of a page are for browsers to fill', () => {
  const [first] = table.routes.flatMap(({ views }) =>
    views.filter(({ list }) => list !== undefined),
  );
  const views = [first, { ...first, name: 'talks', role: 'related' }];
  const changed = { ...FACTS, table: { ...table, routes: [{ ...table.routes[0], views }] } };
  const maps = nginxFiles(changed as unknown as NginxFacts).get('generated.conf') ?? '';
  expect(maps).toContain(String.raw`|page\\-talks)=[^&]" "@words"`);
});

describe('the security headers', () => {
  test('are those of the server, each by the type of what is sent', () => {
    expect(textOf('security-headers.conf')).toContain(
      'add_header Content-Security-Policy $site_content_security_policy always;',
    );
    expect(textOf('generated.conf')).toContain(
      [
        'map $sent_http_content_type $site_content_security_policy {',
        '    "~^text\\\\/html(?:;|$)" "default-src \'self\'";',
        '    "~^application\\\\/json(?:;|$)" "default-src \'none\'; sandbox";',
        '    default "";',
      ].join('\n'),
    );
  });

  test('stand in every place of static.conf that sets headers, since those inherit none', () => {
    const locations = parseNginx(textOf('static.conf')).filter(
      ({ words }) => words[0] === 'location',
    );
    expect(locations.length).toBeGreaterThan(2);
    for (const { block = [] } of locations) {
      expect(block.map(({ words }) => words.join(' '))).toContain(
        'include site/security-headers.conf',
      );
    }
  });
});

test('what nginx would take for a variable is refused', () => {
  const redirects = new Map([['/a', '/$host']]);
  expect(() => nginxFiles({ ...FACTS, redirects })).toThrow('nginx cannot have "/a /$host"');
});

test('without a live API, answers come from files alone', () => {
  const plain = nginxFiles({ ...FACTS, origins: new Map() });
  expect(plain.get('answers.conf')).not.toContain('proxy_pass');
  expect(textOf('answers.conf')).toContain('proxy_pass https://site_api;');
});

describe('a live API', () => {
  const [location] = parseNginx(textOf('answers.conf'));
  const lines = location?.block?.map(({ words }) => words.join(' ')) ?? [];

  test('is told the language, and nothing of the reader', () => {
    expect(lines).toContain('proxy_pass_request_headers off');
    const passed = lines.filter((line) => line.includes('$http_'));
    expect(passed.map((line) => line.split(' ')[1])).toEqual([
      ...['Accept', 'If-Modified-Since', 'If-None-Match', 'If-Range', 'Range', 'Accept-Language'],
    ]);
  });

  test('has its answers sent as data, whatever it says that they are', () => {
    for (const name of ['Content-Type', 'Set-Cookie', 'Clear-Site-Data', 'Location', 'Refresh']) {
      expect(lines).toContain(`proxy_hide_header ${name}`);
    }
    expect(lines).toContain('add_header Content-Type $site_live_type always');
    expect(lines).toContain(
      `add_header Content-Security-Policy "default-src 'none'; sandbox" always`,
    );
    expect(lines.join()).toContain('X-Accel-Redirect');
  });

  test('by which paging is told keeps that header', () => {
    const paged = nginxFiles({
      ...FACTS,
      backends: backends.map((backend) => ({ ...backend, pagingHeaders: ['link'] })),
    }).get('answers.conf');
    expect(paged).not.toContain('proxy_hide_header Link;');
    expect(textOf('answers.conf')).toContain('proxy_hide_header Link;');
  });

  test('with a login is asked with what a file of the machine holds, which has to be there', () => {
    const secretHeaders = { Authorization: 'API_AUTHORIZATION' };
    const closed = [
      ...nginxFiles({
        ...FACTS,
        backends: backends.map((backend) => ({ ...backend, secretHeaders })),
      }),
    ];
    expect(closed.map(([name]) => name)).not.toContain('secret-headers.conf');
    expect(closed.map(([, text]) => text).join()).toContain('include site/secret-headers.conf;');
    expect(textOf('answers.conf')).not.toContain('secret-headers.conf');
  });
});

describe('a further API', () => {
  const directory = {
    ...site.api,
    base: '/api-directory',
    languageHeader: 'X-Lang',
    languages: { zh: 'zh-Hans' },
  };
  const [own] = backends;
  if (own === undefined) throw new Error('The site has no backend');
  const backend = {
    ...own,
    api: 'directory',
    path: '/v1',
    headers: { 'X-Api-Version': '2' },
    secretHeaders: { 'X-Key': 'DIRECTORY_KEY' },
  };
  const several = nginxFiles({
    ...FACTS,
    site: { ...site, apis: { directory } },
    backends: [own, backend],
    origins: new Map([['directory', 'http://directory.example:81']]),
  });
  const [ofOwn, ofDirectory] = parseNginx(several.get('answers.conf') ?? '').filter(
    ({ words }) => words[1] === '^~',
  );
  const linesOf = (block: typeof ofOwn) => block?.block?.map(({ words }) => words.join(' ')) ?? [];

  test('is asked at its own servers, below its own path, with its own headers', () => {
    const lines = linesOf(ofDirectory);
    expect(ofDirectory?.words).toEqual(['location', '^~', '/api-directory/']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'proxy_pass http://site_api_directory/v1/',
        'proxy_set_header Host directory.example:81',
        'proxy_set_header X-Lang $http_x_lang',
        'proxy_set_header X-Api-Version "2"',
        'include site/secret-headers-directory.conf',
        'error_page 301 302 303 307 308 500 502 503 504 = @exported_directory',
      ]),
    );
    const generated = several.get('generated.conf') ?? '';
    expect(generated).toContain('upstream site_api_directory {\n    server directory.example:81;');
    expect(generated).toContain('map $http_x_lang $site_answer_language_directory {');
    expect(generated).not.toContain('upstream site_api {');
  });

  test('shares nothing with one that is answered from files alone', () => {
    expect(ofOwn?.words).toEqual(['location', '^~', '/api/']);
    expect(linesOf(ofOwn).join()).not.toMatch(/proxy_|secret/);
    expect(linesOf(ofOwn)).toContain('try_files $uri$site_call.$site_answer_language.json =404');
  });

  test('is asked of the copies of the server in its words for languages', () => {
    const proxied = several.get('proxy-answers.conf') ?? '';
    expect(proxied).toContain('proxy_set_header X-Lang $site_answer_word_directory;');
    expect(several.get('generated.conf')).toContain('"zh" "zh-Hans";');
  });
});

test('the language is read from the header that the site names', () => {
  const api = { ...site.api, languageHeader: 'X-Site-Language' };
  const files = nginxFiles({ ...FACTS, site: { ...site, api } });
  expect(files.get('generated.conf')).toContain(
    'map $http_x_site_language $site_answer_language {',
  );
  expect(files.get('answers.conf')).toContain(
    'proxy_set_header X-Site-Language $http_x_site_language;',
  );
  expect(files.get('proxy-answers.conf')).toContain(
    'proxy_set_header X-Site-Language $site_answer_language;',
  );
  expect([...files.values()].join()).not.toContain('Vary Accept-Language');
});
