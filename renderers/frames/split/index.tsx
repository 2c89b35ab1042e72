import {
  type FrameProps,
  ItemLevelContext,
  isTextValue,
  PageIntroduction,
  PageTitle,
  SlotText,
  TITLES_VIEW,
  useText,
  useView,
  View,
} from '../../../src/react/index.ts';
import styles from './split.module.css';

/** Two views side by side, each under its heading; the page's own title is for those who listen. */
export function Frame({ frame }: FrameProps<'split'>) {
  const text = useText();
  const { state, isAwaited } = useView(TITLES_VIEW);
  const [titles] = state.items;
  return (
    <>
      <div className="visually-hidden">
        <PageTitle />
      </div>
      <PageIntroduction />
      <div className={styles.frame}>
        {frame.panes.map(({ id, title, layout }) => {
          const own = titles?.[id];
          const heading = isTextValue(own) ? <SlotText value={own} /> : title && text(title);
          const headingId = heading && `pane-${id}`;
          return (
            <section key={id} className={styles.pane} aria-labelledby={headingId}>
              {heading && (
                // The title in reserve would be another one in a moment.
                <h2 id={headingId} className={`${styles.title} ${isAwaited ? styles.awaited : ''}`}>
                  {heading}
                </h2>
              )}
              <div className={styles.content}>
                <ItemLevelContext value={1}>
                  <View name={id} layout={layout} />
                </ItemLevelContext>
              </div>
            </section>
          );
        })}
      </div>
    </>
  );
}
