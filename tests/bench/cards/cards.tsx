import { site } from 'virtual:site';
import { table } from 'virtual:site/route-table';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { formats } from '../../../renderers/formats/index.ts';
import { registry } from '../../../renderers/index.ts';
import { createServerSanitizer } from '../../../src/app/create-server-sanitizer.ts';
import { loadPage } from '../../../src/app/load-compiled.ts';
import { type LayoutModel, mapItem, type SlottedModel, showsOne } from '../../../src/core/index.ts';
import {
  createPageStore,
  createRuntime,
  createTexts,
  Site,
} from '../../../src/react/site-runtime.ts';

/** What both ways render a card of. */
interface Person {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly introduction: string;
}

/** The page whose manifest renders the cards. */
const PAGE = 'people/visiting-fellows';
const LINK = '/people/visiting/';

const people: readonly Person[] = Array.from({ length: 1000 }, (_, id) => ({
  id,
  name: `Person ${id}`,
  title: 'Professor of history',
  introduction: `<p>Works on the <em>history</em> of place ${id}.</p>`,
}));
const sanitize = createServerSanitizer({ pictureOrigins: [] });

/** The ways to render the cards, each as a function from nothing to HTML. */
export async function prepare(): Promise<Record<'manifest' | 'handWritten', () => string>> {
  const { frame } = await loadPage(PAGE);
  if (frame?.type !== 'single' || showsOne(frame.layout)) {
    throw new Error(`${PAGE} is no list of cards any more; name one that is`);
  }
  const { image: _, ...slots }: SlottedModel['slots'] = frame.layout.slots;
  const layout = { ...frame.layout, slots } as unknown as LayoutModel;
  const renderer = await registry.layouts[layout.type]?.();
  if (renderer === undefined) throw new Error(`There is no layout "${layout.type}" any more`);
  const { Layout } = renderer;
  const language = site.languages[0]?.code ?? '';
  const runtime = createRuntime({
    site,
    table,
    language,
    texts: createTexts(language, {}),
    registry,
    pages: createPageStore(registry, loadPage),
    loadData: () => Promise.reject(new Error('The cards are there already')),
    timeout: 0,
  });
  const context = { formats, sanitize, language, pictures: {}, media: { base: '', origins: [] } };
  const manifest = () => {
    const items = people.map((person, index) => mapItem(layout, person, index, context));
    return renderToString(
      <Site runtime={runtime}>
        <MemoryRouter>
          {/* The mapping fills the slots of the layout that it is given. */}
          <Layout layout={layout} items={items} />
        </MemoryRouter>
      </Site>,
    );
  };
  const classes = readClasses(manifest());
  const handWritten = () =>
    renderToString(
      <MemoryRouter>
        <HandWritten people={people} classes={classes} />
      </MemoryRouter>,
    );
  return { manifest, handWritten };
}

/** The class attributes in the order in which a card has them; the build has given them names. */
function readClasses(html: string): readonly string[] {
  return [...html.matchAll(/class="([^"]*)"/g)].slice(0, 8).map(([, name]) => name ?? '');
}

interface HandWrittenProps {
  readonly people: readonly Person[];
  readonly classes: readonly string[];
}

/** The list as somebody would write it who has no manifests. */
function HandWritten({ people, classes }: HandWrittenProps) {
  const [list, card, body, title, link, subtitle, summary, prose] = classes;
  return (
    <ul className={list}>
      {people.map((person) => (
        <li key={person.id} className={card} data-picture={false}>
          <div className={body}>
            <h2 className={title}>
              <Link to={LINK + person.id} className={link}>
                <span>{person.name}</span>
              </Link>
            </h2>
            <div className={subtitle}>
              <span>{person.title}</span>
            </div>
            <div className={summary}>
              <div
                className={prose}
                data-clamp={3}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned as the other way does
                dangerouslySetInnerHTML={{ __html: sanitize(person.introduction) }}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
