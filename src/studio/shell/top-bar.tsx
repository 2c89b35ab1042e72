import {
  Button,
  Menu,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Select,
  ToggleButton,
  Tooltip,
} from '@fluentui/react-components';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Icon } from '../parts/studio-icons.tsx';
import {
  dialogAtom,
  draftAtom,
  isConnectedAtom,
  isSelectingAtom,
  languageAtom,
  panelAtom,
  sideAtom,
  siteAtom,
  titleLanguageAtom,
  WIDTHS,
  widthAtom,
} from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './top-bar.module.css';

/** What concerns the whole session: what was done, how the page is shown, and saving. */
export function TopBar() {
  const site = useAtomValue(siteAtom);
  const language = useAtomValue(titleLanguageAtom);
  const name = site && (site.name[language] ?? Object.values(site.name)[0]);
  // What tooltips say stands in the landmark of their buttons, too.
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: of the body it is a landmark, which may have a name
    <header ref={setBar} className={styles.bar} aria-label={words.studio}>
      <h1 className={styles.name}>
        <span>{words.studio}</span> {name}
      </h1>
      <History bar={bar} />
      <Showing />
      <Saving />
    </header>
  );
}

/** Below a button and to the right of it: what stands at its left are the menus of the tree. */
const BESIDE_TREE = {
  position: 'below',
  align: 'start',
  offset: { crossAxis: 28, mainAxis: 4 },
} as const;

function History({ bar }: { readonly bar: HTMLElement | null }) {
  const draft = useAtomValue(draftAtom);
  const studio = useStudio();
  return (
    <div className={styles.group} role="toolbar" aria-label={words.history.region}>
      <Tooltip
        content={draft?.undo ? words.history.undo(draft.undo) : words.history.nothing}
        relationship="description"
        positioning={BESIDE_TREE}
        mountNode={bar}
      >
        <Button
          appearance="subtle"
          icon={<Icon name="undo" />}
          aria-label={words.history.undoName}
          disabledFocusable={draft?.undo === undefined}
          aria-keyshortcuts="Control+Z"
          onClick={() => void studio.undo()}
        />
      </Tooltip>
      <Tooltip
        content={draft?.redo ? words.history.redo(draft.redo) : words.history.nothing}
        relationship="description"
        positioning={BESIDE_TREE}
        mountNode={bar}
      >
        <Button
          appearance="subtle"
          icon={<Icon name="redo" />}
          aria-label={words.history.redoName}
          disabledFocusable={draft?.redo === undefined}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={() => void studio.redo()}
        />
      </Tooltip>
    </div>
  );
}

function Showing() {
  const [width, setWidth] = useAtom(widthAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const [isSelecting, setSelecting] = useAtom(isSelectingAtom);
  const site = useAtomValue(siteAtom);
  return (
    <div className={styles.showing}>
      <ToggleButton
        size="small"
        id="studio-select"
        checked={isSelecting}
        icon={<Icon name="select" />}
        onClick={() => setSelecting(!isSelecting)}
      >
        {words.showing.select}
      </ToggleButton>
      <fieldset className={styles.widths}>
        <legend>{words.showing.width}</legend>
        {WIDTHS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="width"
              value={value}
              checked={value === width}
              onChange={() => setWidth(value)}
            />
            <span>{value === 'fit' ? words.showing.fit : value}</span>
          </label>
        ))}
      </fieldset>
      <Select
        size="small"
        aria-label={words.showing.language}
        value={language}
        onChange={(_, { value }) => setLanguage(value)}
      >
        {site?.languages.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Saving() {
  const draft = useAtomValue(draftAtom);
  const site = useAtomValue(siteAtom);
  const open = useSetAtom(dialogAtom);
  const showSide = useSetAtom(sideAtom);
  const showPanel = useSetAtom(panelAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const changed = draft?.unsaved.length ?? 0;
  const label = changed === 0 ? words.save.nothing : words.save.review(changed);
  return (
    <div className={styles.group}>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<Icon name="more" />}>
            {words.tools.name}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => showPanel('texts')}>{words.tools.texts}</MenuItem>
            <MenuItem onClick={() => showSide('theme')}>{words.tools.theme}</MenuItem>
            <MenuItem onClick={() => open({ name: 'add-language' })}>
              {words.tools.addLanguage}
            </MenuItem>
            {site?.gallery !== undefined && (
              <MenuItemLink href={site.gallery} target="_blank">
                {words.tools.gallery}
              </MenuItemLink>
            )}
            {site?.contentEditor !== undefined && (
              <MenuItemLink href={site.contentEditor} target="_blank">
                {words.tools.content}
              </MenuItemLink>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      <Button
        appearance="primary"
        aria-keyshortcuts="Control+S"
        disabledFocusable={changed === 0 || !isConnected}
        onClick={() => open({ name: 'save' })}
      >
        {isConnected ? label : words.status.away}
      </Button>
    </div>
  );
}
