import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { type HeadingLevelWithin, useHeadingLevel } from '../heading-level.js';
import * as styles from './Disclosure.css.js';

export interface DisclosureProps {
  /** Title of the content. */
  title: ReactNode;
  children: ReactNode;
  defaultExpanded?: boolean;
  /** Heading level of the title. Left out, one below that of its section, or 3 outside of sections. */
  level?: HeadingLevelWithin;
  /** Called when the user opens or closes it. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
}

/** Collapsible details, such as the calculation of a score. */
export function Disclosure({
  title,
  children,
  defaultExpanded = false,
  level,
  onExpandedChange,
}: DisclosureProps) {
  const within = useHeadingLevel(3);
  return (
    <AriaDisclosure
      className={styles.disclosure}
      defaultExpanded={defaultExpanded}
      {...(onExpandedChange && { onExpandedChange })}
    >
      <Heading level={level ?? within}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight size={18} className={styles.chevron} aria-hidden />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
