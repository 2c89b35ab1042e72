import { setValue } from '../../../core/studio/edit-json.ts';
import { CURRENT_RENDERER_API, RENDERER_API_FILE } from '../../compiler/index.ts';
import { ENGINE } from '../../site-folder/index.ts';
import { overridesOf } from '../site-values.ts';
import type { DraftedSite } from './drafted-site.ts';
import { type GesturePlan, refused } from './gesture-plan.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The files of a component for one page, which shows what the page's manifest says until it is changed. */
export function addOverride(
  site: DraftedSite,
  { page: id, name }: { readonly page: string; readonly name: string },
): GesturePlan {
  const label = `override ${name}`;
  const page = site.page(id);
  if (page === undefined) return refused(label, `there is no page "${id}"`);
  if (!NAME.test(name))
    return refused(label, `"${name}" is no name of a folder; write it as notice-above`);
  if (overridesOf(site.edited).includes(name)) {
    return refused(label, `there is an override "${name}" already; choose another name`);
  }
  const file = `renderers/overrides/${name}/index.tsx`;
  site.files[file] = printComponent(site.root === ENGINE);
  if (!site.has(RENDERER_API_FILE)) {
    site.files[RENDERER_API_FILE] = `{ "rendererApi": ${CURRENT_RENDERER_API} }\n`;
  }
  const order = site.orderAt(page, []);
  site.change(page.manifest.file, (text) => setValue(text, ['override'], name, { order }));
  return {
    files: site.files,
    label,
    page: id,
    notes: [`${file} is added; it renders the page from when it is saved`],
  };
}

/** @param isEngine whether the site is the engine's own repository */
function printComponent(isEngine: boolean): string {
  const contract = isEngine ? '../../../src/react/index.ts' : 'colophon';
  return `import { type OverrideProps, PageFrame } from '${contract}';

/** The page as its manifest says; what is to be otherwise is written here. */
export function Override({ page }: OverrideProps) {
  return page.frame && <PageFrame frame={page.frame} />;
}
`;
}
