import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import * as styles from './Tabs.css.js';

export interface TabItem {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** Selected tab. Without it the component stores the selection, starting with the first tab. */
  selected?: string;
  onChange?: (id: string) => void;
}

/** Several views of one object, of which one is shown. */
export function Tabs({ label, tabs, selected, onChange }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onChange && { onSelectionChange: (key) => onChange(String(key)) })}
    >
      <TabList className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={styles.tab}
            ref={tab.id === selected ? showTab : null}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Scrolls only the list of tabs, never the page. */
function showTab(tab: HTMLElement | null): void {
  const list = tab?.closest('[role=tablist]');
  if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
