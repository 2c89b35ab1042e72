import { useItemFile, useUiText } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
import { Line } from '../../shared/line.tsx';

/** A link to the event of the page as a calendar file. */
export function Block() {
  const ui = useUiText();
  const file = useItemFile('ics');
  return (
    <Line>
      <a href={file} type="text/calendar" className={styles.link}>
        {ui('ui.addToCalendar')}
      </a>
    </Line>
  );
}
