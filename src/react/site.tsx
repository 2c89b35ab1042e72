import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { EngineContext } from './engine/context.ts';
import type { Engine } from './engine/engine.ts';

/** Everything around the router: the running site, its state and its words. */
export function Site({
  engine,
  children,
}: {
  readonly engine: Engine;
  readonly children: React.ReactNode;
}) {
  return (
    <EngineContext value={engine}>
      <Provider store={engine.store}>
        <I18nextProvider i18n={engine.texts}>{children}</I18nextProvider>
      </Provider>
    </EngineContext>
  );
}
