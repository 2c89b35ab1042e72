import { type Dialog, settle } from '../command-line/index.ts';
import { findModel, type Model, modelNames } from './find-model.ts';
import { findPlace, sectionNames } from './place.ts';
import type { PageOrder } from './plan-like.ts';
import type { Project } from './project.ts';
import type { Options } from './read-new-options.ts';
import {
  completeTitles,
  type GivenTitles,
  missingLanguages,
  readTitle,
  readTitles,
  type Titles,
} from './titles.ts';

/** The page that the options order, with what they leave open asked for. */
export async function settleOrder(
  project: Project,
  options: Options,
  dialog: Dialog | undefined,
): Promise<PageOrder> {
  const { route, titles, sectionTitles, endpoint } = options;
  const isNewSection = sectionTitles.length > 0;
  const section = readTitles(sectionTitles, '--section-title', project);
  const given = readTitles(titles, '--title', project);
  const place = await settle(
    {
      given: route || undefined,
      missing: 'the route is missing; write npx colophon new people/honorary-fellows',
      words: `Route of the new page, section/page (sections: ${sectionNames(project).join(', ')})`,
      read: (text) => findPlace(project, text, { mayAddSection: isNewSection }),
    },
    dialog,
  );
  return {
    place,
    titles: await settleTitles(project, given, '--title', dialog),
    sectionTitles: isNewSection
      ? await settleTitles(project, section, '--section-title', dialog)
      : undefined,
    endpoint,
  };
}

/** The page that the new one is like. */
export function settleModel(
  project: Project,
  { like }: Options,
  dialog: Dialog | undefined,
): Promise<Model> {
  const names = modelNames(project).join(', ');
  return settle(
    {
      given: like || undefined,
      missing: `what the page is like is missing; add --like, with one of ${names}`,
      words: `Page that it is like (${names})`,
      read: (text) => findModel(project, text),
    },
    dialog,
  );
}

async function settleTitles(
  project: Project,
  given: GivenTitles,
  flag: '--title' | '--section-title',
  dialog: Dialog | undefined,
): Promise<Titles> {
  const missing = missingLanguages(given, project);
  const flags = missing.map((code) => `${flag} ${code}="…"`).join(' ');
  const titles = new Map(given);
  for (const [language, title] of given) titles.set(language, readTitle(title, flag, language));
  for (const language of missing) {
    const label = project.site.languages.find(({ code }) => code === language)?.label ?? language;
    const title = await settle(
      {
        given: undefined,
        missing: `a title is missing; add ${flags}`,
        words: `Title of the ${flag === '--title' ? 'page' : 'section'} in ${label}`,
        read: (text) => readTitle(text, flag, language),
      },
      dialog,
    );
    titles.set(language, title);
  }
  return completeTitles(titles, flag, project);
}
