import { queryNames } from '../../core/mapping/links.ts';
import type { CompiledSite } from '../compiler/index.ts';
import type { PagePlan } from './page-plan.ts';
import { GENERATED } from './print-page.ts';

/** The file that k6 plays. */
export const LOAD_FILE = 'load.k6.js';

interface Visit {
  readonly path: string;
  readonly calls: readonly {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
}

/** A k6 script of a reader's way through the site: each page at one URL in each language, and the calls of its data. */
export function printLoad({ site }: CompiledSite, plans: readonly PagePlan[]): string {
  const fixed = plans.filter(
    ({ route, urlFinder }) => urlFinder === undefined && !route.route.includes(':'),
  );
  const visits = fixed.flatMap((plan) =>
    site.languages.map(({ code }) => visitOf(site, plan, code)),
  );
  return `${GENERATED} of the site's pages and the calls that they make.
// k6 run -e BASE_URL=https://staging.example.org ${LOAD_FILE}
import http from 'k6/http';
import { check, sleep } from 'k6';

const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:8080';

export const options = {
  vus: Number(__ENV.READERS || 10),
  duration: __ENV.DURATION || '1m',
  thresholds: { http_req_failed: ['rate<0.01'], http_req_duration: ['p(95)<1000'] },
};

const VISITS = ${JSON.stringify(visits, null, 2)};

export default function read() {
  const { path, calls } = VISITS[Math.floor(Math.random() * VISITS.length)];
  check(http.get(BASE_URL + path), { 'page is there': ({ status }) => status === 200 });
  for (const { url, headers } of calls) {
    check(http.get(BASE_URL + url, { headers }), { 'data is there': ({ status }) => status === 200 });
  }
  sleep(1);
}
`;
}

function visitOf(site: CompiledSite['site'], { route, views }: PagePlan, code: string): Visit {
  const isFirst = code === site.languages[0]?.code;
  return {
    path: isFirst ? route.route : `${route.route}?lang=${code}`,
    calls: views.flatMap(({ source }) => {
      const { api, endpoint, pages, pageSize } = source;
      const known = api === undefined ? site.api : site.apis[api];
      if (known === undefined || endpoint.includes('{')) return [];
      const query = new URLSearchParams({ ...known.query, ...source.query });
      if ([...query.values()].some((value) => queryNames(value).length > 0)) return [];
      if (pages !== undefined) {
        query.set(pages.page, String(pages.firstPage));
        query.set(pages.size, String(pageSize));
      }
      const url = `${known.base}${endpoint}${query.size === 0 ? '' : `?${query}`}`;
      return [{ url, headers: { [known.languageHeader]: known.languages[code] ?? code } }];
    }),
  };
}
