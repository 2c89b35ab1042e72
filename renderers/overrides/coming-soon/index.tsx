import { ComingSoonView, type OverrideProps, SiteLink } from '../../../src/react/index.ts';
import { useMenuLinks } from './use-menu-links.ts';

/** The placeholder of a page that is being prepared; its manifest may name sections to go on to. */
export function Override({ page }: OverrideProps) {
  const links = useMenuLinks(page.extensions.links);
  return (
    <ComingSoonView>
      {links.map(({ path, title }) => (
        <SiteLink key={path} to={path}>
          {title}
        </SiteLink>
      ))}
    </ComingSoonView>
  );
}
