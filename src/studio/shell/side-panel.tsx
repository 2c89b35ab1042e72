import { Tab, TabList } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { PartPanel } from '../form/part-panel.tsx';
import { SIDES, sideAtom } from '../state/atoms.ts';
import { ThemePanel } from '../theme/theme-panel.tsx';
import { words } from '../words.ts';
import styles from './side-panel.module.css';

/** What is selected as a form, or the theme. */
export function SidePanel() {
  const [side, setSide] = useAtom(sideAtom);
  return (
    <>
      <TabList
        className={styles.tabs}
        size="small"
        selectedValue={side}
        onTabSelect={(_, { value }) => {
          const chosen = SIDES.find((name) => name === value);
          if (chosen !== undefined) setSide(chosen);
        }}
      >
        {SIDES.map((name) => (
          <Tab key={name} value={name} id={`side-${name}`} aria-controls="side-panel">
            {words.side[name]}
          </Tab>
        ))}
      </TabList>
      <div
        id="side-panel"
        role="tabpanel"
        aria-labelledby={`side-${side}`}
        className={styles.panel}
      >
        {side === 'part' && <PartPanel />}
        {side === 'theme' && <ThemePanel />}
      </div>
    </>
  );
}
