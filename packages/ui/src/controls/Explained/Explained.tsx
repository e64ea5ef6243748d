import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './Explained.css.js';

export interface ExplainedProps {
  /** A short value or finding. */
  children: ReactNode;
  /** Explanation of the value. */
  why: ReactNode;
}

/** A value that opens its explanation. */
export function Explained({ children, why }: ExplainedProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <WhyButton id={id} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {children}
      </WhyButton>
      {isOpen && (
        <div className={styles.why} id={id}>
          {why}
        </div>
      )}
    </>
  );
}

export interface WhyButtonProps {
  /** Id of the explanation. */
  id: string;
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function WhyButton({ id, isOpen, onPress, children }: WhyButtonProps) {
  return (
    <Button
      className={styles.trigger}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': id })}
      onPress={onPress}
    >
      {children}
      <CircleQuestionMark size={15} className={styles.sign} aria-hidden />
    </Button>
  );
}
