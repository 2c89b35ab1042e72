import { Provider } from 'jotai';
import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { EngineContext, UiTextContext } from './engine/context.ts';
import type { Engine } from './engine/engine.ts';
import { createTranslate } from './engine/texts.ts';

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
        <I18nextProvider i18n={engine.texts}>
          <UiTexts>{children}</UiTexts>
        </I18nextProvider>
      </Provider>
    </EngineContext>
  );
}

/** Looks the translation up once for the hundreds of parts that use it. */
function UiTexts({ children }: { readonly children: React.ReactNode }) {
  const { t, i18n } = useTranslation();
  const translate = useMemo(() => createTranslate(i18n, t), [i18n, t]);
  return <UiTextContext value={translate}>{children}</UiTextContext>;
}
