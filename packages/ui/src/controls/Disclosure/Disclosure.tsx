import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import * as styles from './Disclosure.css.js';

export interface DisclosureProps {
  /** Title of the content. */
  title: ReactNode;
  children: ReactNode;
  defaultExpanded?: boolean;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** Called when the user opens or closes it. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
}

/** Collapsible details, such as the calculation of a score. */
export function Disclosure({
  title,
  children,
  defaultExpanded = false,
  level = 3,
  onExpandedChange,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className={styles.disclosure}
      defaultExpanded={defaultExpanded}
      {...(onExpandedChange && { onExpandedChange })}
    >
      <Heading level={level}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight size={18} className={styles.chevron} aria-hidden />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
