import { INTRODUCTION_VIEW } from '../../core/index.ts';
import { useRuntime, useText } from '../state/context.ts';
import { useShownPage } from '../state/shown-page.ts';
import { useView } from '../state/use-view.ts';
import styles from './page-introduction.module.css';
import { isMissingItem, View } from './view.tsx';

/** The introduction between a page's title and its views; nothing where its manifest has none. */
export function PageIntroduction() {
  const text = useText();
  const { state } = useView(INTRODUCTION_VIEW);
  const introduction = useRuntime().pages.page(useShownPage().route.id)?.introduction;
  if (introduction === undefined) return null;
  if ('layout' in introduction && isMissingItem(introduction.layout, state)) return null;
  return (
    <div className={styles.introduction}>
      {'layout' in introduction ? (
        <View name={INTRODUCTION_VIEW} layout={introduction.layout} />
      ) : (
        <p>{text(introduction.text)}</p>
      )}
    </div>
  );
}
