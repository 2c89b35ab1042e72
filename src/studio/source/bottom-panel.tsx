import { CounterBadge, Tab, TabList } from '@fluentui/react-components';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { FieldsPanel } from '../form/fields-panel.tsx';
import { panelHeightAtom } from '../parts/splitter.tsx';
import { draftAtom, PANELS, panelAtom } from '../state/atoms.ts';
import { TextsPanel } from '../texts/texts-panel.tsx';
import { words } from '../words.ts';
import styles from './bottom-panel.module.css';
import { FindingsList } from './findings-list.tsx';

const JsonPanel = lazy(async () => ({ default: (await import('./json-panel.tsx')).JsonPanel }));

/** Below the page: the file as text, the answer's fields, what is wrong, and the texts. */
export function BottomPanel() {
  const [panel, setPanel] = useAtom(panelAtom);
  const height = useAtomValue(panelHeightAtom);
  const draft = useAtomValue(draftAtom);
  const findings = draft?.findings ?? [];
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <section className={styles.panel} style={{ height }} aria-label={words.panel.region}>
      <TabList
        className={styles.tabs}
        size="small"
        selectedValue={panel}
        onTabSelect={(_, { value }) => {
          const chosen = PANELS.find((name) => name === value);
          if (chosen !== undefined) setPanel(chosen);
        }}
      >
        {PANELS.map((name) => (
          <Tab key={name} value={name} id={`panel-${name}`} aria-controls="bottom-panel">
            {words.panel[name]}
            {name === 'findings' && findings.length > 0 && (
              <CounterBadge
                className={styles.count}
                size="small"
                color={hasErrors ? 'danger' : 'informative'}
                count={findings.length}
              />
            )}
          </Tab>
        ))}
      </TabList>
      <div
        id="bottom-panel"
        role="tabpanel"
        aria-labelledby={`panel-${panel}`}
        className={styles.content}
      >
        {panel === 'json' && (
          <Suspense fallback={<p className={styles.hint}>{words.loading}</p>}>
            <JsonPanel />
          </Suspense>
        )}
        {panel === 'fields' && (
          <div className={styles.padded}>
            <FieldsPanel />
          </div>
        )}
        {panel === 'findings' && <FindingsList findings={findings} />}
        {panel === 'texts' && <TextsPanel />}
      </div>
    </section>
  );
}
