import type { Role, Stop } from './keyboard.ts';
import { groupOf, menusOf } from './menus.ts';
import type { ListPage, Plant } from './plants.ts';
import type { Api, File } from './programme.ts';
import { headerNames, LANGUAGES, type Language, languageLabel } from './texts.ts';

type Text = (key: string, values?: Readonly<Record<string, string>>) => string;

/** The fixtures that know what a page says to its reader. */
interface Reader {
  readonly api: Api;
  readonly text: Text;
  readonly language: Language;
}

/** The first stop of every page. */
export function skipLink(text: Text): Stop {
  return { role: 'link', name: text('ui.skipToContent') };
}

/** The area that the skip link leads to. */
export const MAIN: Stop = { role: 'main', name: '', unmarked: true };

/** The page's heading, which has the focus once a navigation has arrived. */
export function heading(name: string): Stop {
  return { role: 'heading', name, within: 'main', unmarked: true };
}

/** The groups of the top menu. */
export async function menuStops(api: Api): Promise<readonly Stop[]> {
  return (await menusOf(api)).map(({ name }) => ({ role: 'button', name, within: 'banner' }));
}

/** The link around the site's names. */
export function logo(text: Text): Stop {
  return { role: 'link', name: [...headerNames(), text('ui.home')].join(' '), within: 'banner' };
}

/** The button for the other language. */
export function languageLink(text: Text, language: Language): Stop {
  const other = LANGUAGES.find((each) => each !== language) ?? language;
  const name = text('ui.switchLanguage', { language: languageLabel(other) });
  return { role: 'link', name, within: 'banner' };
}

/** What opens the menu of the whole site. */
export function menuButton(text: Text): Stop {
  return { role: 'button', name: text('ui.openMenu'), within: 'banner' };
}

/** All stops of the header of a wide screen. */
export async function headerStops({ api, text, language }: Reader): Promise<readonly Stop[]> {
  return [
    logo(text),
    ...(await menuStops(api)),
    { role: 'button', name: text('ui.openSearch'), within: 'banner' },
    languageLink(text, language),
    menuButton(text),
  ];
}

/** The pages of a section in the menu beside its content. */
export async function sectionStops(api: Api, code: string): Promise<readonly Stop[]> {
  const { items } = groupOf(await menusOf(api), code);
  return items.map(({ name }) => ({ role: 'link', name, within: 'main' }));
}

/** What opens the friendly links, the last stop of a page while they are closed. */
export function friendLinksButton(text: Text): Stop {
  return { role: 'summary', name: text('footer.friendLinks'), within: 'contentinfo' };
}

interface Infrastructure {
  readonly friendLinks: readonly { readonly name: string }[];
}

/** The friendly links once they are open. */
export async function friendLinks({ api, text }: Omit<Reader, 'language'>): Promise<Stop[]> {
  const { friendLinks: links } = await api<Infrastructure>('/home/site-infrastructure');
  return links.map(({ name }) => inNewWindow(name, text, 'contentinfo'));
}

/** The contact lines of a plant's card, as its page shows them. */
export function contactStops(
  plant: Plant,
  contact: ListPage['contact'],
  text: Text,
  within: Role = 'main',
): Stop[] {
  const { mobile, email } = plant;
  return [
    ...(mobile !== undefined && contact.includes('mobile')
      ? [{ role: 'link', name: `${text('ui.phone')} ${mobile}`, within } as const]
      : []),
    ...(email !== undefined && contact.includes('email')
      ? ([
          { role: 'link', name: `${text('ui.email')} ${email}`, within },
          { role: 'button', name: `${text('ui.copy')} ${email}`, within },
        ] as const)
      : []),
  ];
}

/** Files to open or to save. */
export function fileStops(
  files: readonly File[] | undefined,
  text: Text,
  within: Role = 'main',
): Stop[] {
  return (files ?? []).map(({ name }) =>
    name.endsWith('.pdf') ? inNewWindow(name, text, within) : { role: 'link', name, within },
  );
}

/** A link whose words say that it opens a new window. */
export function inNewWindow(name: string, text: Text, within: Role): Stop {
  return { role: 'link', name: `${name} (${text('ui.opensInNewWindow')})`, within };
}
