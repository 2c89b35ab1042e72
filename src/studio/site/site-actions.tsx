import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { useSetAtom } from 'jotai';
import type { StudioSite } from '../../core/studio/data.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { dialogAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';

interface SiteActionsProps {
  readonly site: StudioSite;
  /** The file of the page or section that is chosen. */
  readonly chosen: string | undefined;
}

/** What can be added to the site, and what can be done with the page or section that is chosen. */
export function SiteActions({ site, chosen }: SiteActionsProps) {
  const open = useSetAtom(dialogAtom);
  const studio = useStudio();
  const page = site.pages.find(({ file }) => file === chosen);
  const section = site.sections.find(({ file }) => file === chosen);
  const siteFile = site.files.find(({ kind }) => kind === 'site');
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            appearance="subtle"
            icon={<Icon name="add" />}
            aria-label={words.site.add}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => open({ name: 'add-page' })}>{words.gestures.addPage}</MenuItem>
            <MenuItem onClick={() => open({ name: 'add-section' })}>
              {words.gestures.addSection}
            </MenuItem>
            <MenuItem onClick={() => open({ name: 'add-language' })}>
              {words.gestures.addLanguage}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            appearance="subtle"
            icon={<Icon name="more" />}
            aria-label={words.site.actions}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {page !== undefined && (
              <PageItems page={page.id} hasOverride={page.override !== undefined} />
            )}
            {section !== undefined && <SectionItems section={section.route} />}
            {(page ?? section) !== undefined && <MenuDivider />}
            {siteFile !== undefined && (
              <MenuItem onClick={() => studio.select({ file: siteFile.path, path: [] })}>
                {words.site.wholeSite}
              </MenuItem>
            )}
            {site.languages.length > 1 && (
              <MenuItem onClick={() => open({ name: 'remove-language' })}>
                {words.gestures.removeLanguage}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}

function PageItems({
  page,
  hasOverride,
}: {
  readonly page: string;
  readonly hasOverride: boolean;
}) {
  const open = useSetAtom(dialogAtom);
  return (
    <>
      <MenuItem onClick={() => open({ name: 'copy-page', page })}>
        {words.gestures.copyPage}
      </MenuItem>
      <MenuItem onClick={() => open({ name: 'move-page', page })}>
        {words.gestures.movePage}
      </MenuItem>
      <MenuItem onClick={() => open({ name: 'remove-page', page })}>
        {words.gestures.removePage}
      </MenuItem>
      {!hasOverride && (
        <MenuItem onClick={() => open({ name: 'add-override', page })}>
          {words.gestures.addOverride}
        </MenuItem>
      )}
    </>
  );
}

function SectionItems({ section }: { readonly section: string }) {
  const open = useSetAtom(dialogAtom);
  return (
    <>
      <MenuItem onClick={() => open({ name: 'move-section', section })}>
        {words.gestures.moveSection}
      </MenuItem>
      <MenuItem onClick={() => open({ name: 'remove-section', section })}>
        {words.gestures.removeSection}
      </MenuItem>
    </>
  );
}
