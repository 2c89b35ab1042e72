import { Link } from 'react-router-dom';
import { Notice, type OverrideProps, useUiText } from '../../src/react/index.ts';
import { useMenuLinks } from './use-menu-links.ts';

/** The placeholder of a page that is being prepared; its manifest may name sections to go on to. */
export function ComingSoon({ page }: OverrideProps) {
  const ui = useUiText();
  const links = useMenuLinks(page.extensions.links);
  return (
    <Notice title={ui('ui.comingSoon.title')} text={ui('ui.comingSoon.text')}>
      {links.map(({ path, title }) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
    </Notice>
  );
}
