import { Provider } from 'jotai';
import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { EngineContext, UiTextContext } from './state/context.ts';
import { createTranslate, type Texts } from './state/create-texts.ts';
import type { Engine } from './state/engine.ts';

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
          <UiTexts texts={engine.texts}>{children}</UiTexts>
        </I18nextProvider>
      </Provider>
    </EngineContext>
  );
}

interface UiTextsProps {
  readonly texts: Texts;
  readonly children: React.ReactNode;
}

/** Looks the translation up once for the hundreds of parts that use it. */
function UiTexts({ texts, children }: UiTextsProps) {
  // The instance that it returns is another one for each rendering.
  const { t } = useTranslation();
  const translate = useMemo(() => createTranslate(texts, t), [texts, t]);
  return <UiTextContext value={translate}>{children}</UiTextContext>;
}
