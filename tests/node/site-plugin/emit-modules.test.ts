import { expect, test } from 'vitest';
import { compile } from '../../../src/node/compiler/index.ts';
import { emitModule } from '../../../src/node/site-plugin/emit-modules.ts';
import { writeSite } from '../compiler/small-site.ts';

test('in development the table says the same, in a form that is read sooner', async () => {
  const root = writeSite();
  const small = compile(root).compiled;
  if (small === undefined) throw new Error('the small site has errors');
  const odd = { "it's": 'a \\ "quoted" \n line\u2028' };
  const table = { ...small.table, odd };
  const emit = (isBuild: boolean) =>
    emitModule('virtual:site/route-table', { ...small, table }, { root, isBuild });
  const [built, developed] = await Promise.all([true, false].map((isBuild) => read(emit(isBuild))));
  expect(built).toEqual({ table: JSON.parse(JSON.stringify(table)) });
  expect(developed).toEqual(built);
});

/** What a module exports. */
async function read(code = ''): Promise<Record<string, unknown>> {
  return { ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) };
}
