import {
  renderTab_unstable,
  renderTabList_unstable,
  type TabListProps,
  type TabProps,
  useTab_unstable,
  useTabList_unstable,
  useTabListContextValues_unstable,
} from '@fluentui/react-components';

/**
 * Fluent's tab list without its styles: keys, roles and the chosen tab. Its look would have to be
 * undone rule by rule, and the tabs stand where plain links with a look of their own stood before.
 */
export function PlainTabList(props: TabListProps) {
  // The space that it would reserve for a bolder title is an element of its own in each tab. As a
  // property, it would be handed on to the document.
  const state = { ...useTabList_unstable(props, null), reserveSelectedTabSpace: false };
  return renderTabList_unstable(state, useTabListContextValues_unstable(state));
}

/** A tab of such a list. */
export function PlainTab(props: TabProps) {
  return renderTab_unstable(useTab_unstable(props, null));
}
