import type { View } from '../../core/manifest/manifest-types.ts';
import { countOf, partsOfFrame, viewOfPane } from '../compiler/index.ts';
import { printContent } from './content-text.ts';
import { endpointOfPane } from './copy-view.ts';
import type { Model } from './find-model.ts';
import { type ModelItem, openModelItems } from './model-items.ts';
import type { PlannedFile } from './planned-files.ts';
import type { Project } from './project.ts';
import { sampleContent } from './sample-content.ts';
import { readEntity } from './sample-entity.ts';
import { sampleWords } from './sample-words.ts';
import { type Titles, titleIn } from './titles.ts';

/** How many items a new list has. */
const SAMPLES = 3;

/** A view of the model, and the endpoint of its copy. */
interface SampledView {
  readonly view: View;
  readonly endpoint: string;
}

/** Sample content for a page that is like a model: files in each language of the site. */
export function sampleFiles(
  project: Project,
  model: Model,
  { endpoint, titles }: { readonly endpoint: string; readonly titles: Titles },
): PlannedFile[] {
  const views = viewsOf(model, endpoint);
  if (views.length === 0) return [];
  const readItems = openModelItems(project);
  const detail = model.detail?.value.view;
  return views.flatMap((sampled) => {
    const { view } = sampled;
    const isOne = countOf(view.layout, project.shapes) === 'one';
    const items = readItems(view.source, isOne ? 'one' : 'list');
    const entity = readEntity(
      project,
      model,
      detail === undefined ? [view] : [detail, view],
      items,
    );
    return chooseItems(items, isOne).flatMap((item, index) =>
      project.languages.map((language): PlannedFile => {
        const order = isOne ? undefined : index + 1;
        const words = sampleWords(language);
        const file = project.content + fileBelow(sampled.endpoint, order, language);
        const page = titleIn(titles, language);
        const title = order === undefined ? page : words.title(page, order);
        // What is no word is the same in all languages, so another's item lends it as well.
        const lender = item.get(language) ?? [...item.values()][0];
        const sample = { item: lender, title, order, file, words };
        return { file, text: printContent(sampleContent(entity, sample)) };
      }),
    );
  });
}

function viewsOf({ page }: Model, endpoint: string): SampledView[] {
  const { view, frame } = page.value;
  if (view !== undefined) return [{ view, endpoint }];
  const { common, panes } = partsOfFrame(frame);
  return panes.flatMap(({ pane }) => {
    const shown = viewOfPane(common, pane);
    return shown === undefined ? [] : [{ view: shown, endpoint: endpointOfPane(endpoint, pane) }];
  });
}

/** The items whose pictures the samples have; a list without any has one sample all the same. */
function chooseItems(items: readonly ModelItem[], isOne: boolean): readonly ModelItem[] {
  return items.length === 0 ? [new Map()] : items.slice(0, isOne ? 1 : SAMPLES);
}

function fileBelow(endpoint: string, order: number | undefined, language: string): string {
  const name = order === undefined ? '' : `/example-${order}`;
  return `${endpoint}${name}.${language}.md`;
}
